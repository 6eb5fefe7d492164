/// A camera of this machine, or what stands in for one.
package struct Camera: Sendable, Equatable {
  /// Where it looks.
  package enum Facing: Sendable {
    /// At the person before the screen.
    case front
    /// Away from the person.
    case rear
  }

  /// How pictures are got from it.
  enum Source: Sendable {
    /// Found by GStreamer.
    case device(CameraHandle)
    /// A description of GStreamer's.
    case description(String)
    /// A picture in a file.
    case picture(path: String)
  }

  /// What it is called.
  package let name: String
  /// Where it looks.
  package let facing: Facing
  /// Its file, if it has one.
  package let path: String?
  let source: Source

  /// Cameras are known by their files, and stand-ins by what they are.
  package static func == (one: Camera, other: Camera) -> Bool {
    one.name == other.name && one.facing == other.facing && one.path == other.path
      && one.description == other.description
  }

  private var description: String? {
    switch source {
    case .device: nil
    case .description(let text), .picture(let text): text
    }
  }
}
