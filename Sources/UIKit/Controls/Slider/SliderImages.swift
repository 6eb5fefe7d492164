import Foundation

/// The pictures of a slider's parts, by the bits of the state they are for.
struct SliderImages {
  var thumb: [UInt: UIImage] = [:]
  var minimumTrack: [UInt: UIImage] = [:]
  var maximumTrack: [UInt: UIImage] = [:]

  /// The picture of a part in a state, or that of `normal`.
  func shown(_ part: KeyPath<SliderImages, [UInt: UIImage]>, _ state: UIControl.State) -> UIImage? {
    self[keyPath: part][state.rawValue] ?? self[keyPath: part][0]
  }
}
