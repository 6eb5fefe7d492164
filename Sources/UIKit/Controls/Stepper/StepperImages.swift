import Foundation

/// The pictures of a stepper's parts, by the bits of the state they are for.
struct StepperImages {
  /// The states at both sides of the line.
  struct Sides: Hashable {
    var left: UInt
    var right: UInt
  }

  var background: [UInt: UIImage] = [:]
  var increment: [UInt: UIImage] = [:]
  var decrement: [UInt: UIImage] = [:]
  var divider: [Sides: UIImage] = [:]

  /// The picture of a part in a state, or that of `normal`.
  func shown(_ part: KeyPath<StepperImages, [UInt: UIImage]>, _ state: UIControl.State) -> UIImage?
  {
    self[keyPath: part][state.rawValue] ?? self[keyPath: part][0]
  }

  /// The line between two states, or that between `normal` ones.
  func shownDivider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    divider[Sides(left: left.rawValue, right: right.rawValue)] ?? divider[Sides(left: 0, right: 0)]
  }
}
