import CGStreamer
import Foundation

/// Which cameras there are.
package enum CameraList {
  /// The variable of the environment that puts stand-ins in the place of cameras.
  package static let variable = "TOUCHUP_CAMERA"

  /// The stand-ins of the environment; nil when the machine's own cameras are meant.
  package static func standIns(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String]? {
    environment[variable].map(StandIn.settings)
  }

  /// Where cameras look: as the first one of several does, the others do not.
  package static func facing(at index: Int, location: String?) -> Camera.Facing {
    switch location {
    case "front": .front
    case "back": .rear
    // A webcam sits on the screen and looks at the person; one more is pointed at something else.
    default: index == 0 ? .front : .rear
    }
  }

  /// Whether there is a camera, and which way it looks, without loading GStreamer where that can be known without it.
  /// - Parameters:
  ///   - standIns: What is in the place of the machine's cameras; nil for these.
  ///   - machine: Where the machine has them.
  package static func facings(
    standIns: [String]?, machine: CameraMachine = .this
  ) -> [Camera.Facing] {
    if let standIns {
      return standIns.indices.map { facing(at: $0, location: nil) }
    }
    let nodes = machine.nodes
    // Most machines have none of both, or one webcam: nothing has to be loaded to say so.
    if !machine.hasPipeWire { return nodes.indices.map { facing(at: $0, location: nil) } }
    return all(standIns: nil, machine: machine).map(\.facing)
  }

  /// All cameras. Loads GStreamer, if it is there, for the machine's own.
  package static func all(standIns: [String]?, machine: CameraMachine = .this) -> [Camera] {
    if let standIns {
      return standIns.enumerated().map { index, setting in
        Camera(
          name: setting, facing: facing(at: index, location: nil), path: nil,
          source: StandIn.source(setting))
      }
    }
    let nodes = machine.nodes
    // Without PipeWire files tell all there is to know. With it cameras are shared among programs, and have names.
    var found = machine.hasPipeWire ? (try? devices()) ?? [] : []
    // It leaves out what may not be opened, of which a person wants to know; other files are parts of cameras that it has.
    let isKnown = !found.isEmpty
    for node in nodes where !isKnown || node.isDenied {
      let source = Camera.Source.description("v4l2src device=\(node.path)")
      found.append(Found(name: node.name, path: node.path, location: nil, source: source))
    }
    return found.enumerated().map { index, it in
      Camera(
        name: it.name, facing: facing(at: index, location: it.location), path: it.path,
        source: it.source)
    }
  }

  private struct Found {
    let name: String
    let path: String?
    let location: String?
    let source: Camera.Source
  }

  private final class Visitor {
    var found: [Found] = []
  }

  private static func devices() throws(CameraError) -> [Found] {
    try GStreamer.start()
    let visitor = Visitor()
    cgst_devices(Unmanaged.passUnretained(visitor).toOpaque()) {
      context, device, name, path, location in
      guard let context else { return cgst_device_free(device) }
      Unmanaged<Visitor>.fromOpaque(context).takeUnretainedValue().found.append(
        Found(
          name: String(cString: name), path: path.map { String(cString: $0) },
          location: location.map { String(cString: $0) }, source: .device(CameraHandle(device))))
    }
    return visitor.found
  }
}
