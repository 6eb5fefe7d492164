public import UIKit

extension Robot {
  /// Clicks the secondary button of a pointer on the element that `query` means: where there is a context menu, it
  /// opens.
  ///
  /// - Throws: a ``RobotError`` when it is not there, is covered, or is not the only one.
  public func secondaryClick(
    _ query: Query, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try click(query, buttons: .secondary, file: file, line: line)
  }

  /// Clicks buttons of a pointer on the element: down, and up after .05 s.
  ///
  /// - Throws: a ``RobotError`` when it is not there, is covered, or is not the only one.
  public func click(
    _ query: Query, buttons: UIEvent.ButtonMask = .primary, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      let point = try finder.touchPoint(query)
      let id = makeFinger(at: point).id
      func touch(_ phase: UITouch.Phase) -> HostTouch {
        HostTouch(
          id: id, phase: phase, location: point, type: .indirectPointer, buttons: buttons)
      }
      send([touch(.began)])
      wait(0.05 - (1.0 / 60))
      send([touch(.ended)])
    }
  }
}
