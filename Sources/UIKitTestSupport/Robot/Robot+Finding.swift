public import UIKit

extension Robot {
  /// The one view on the screen that `query` means.
  ///
  /// - Throws: a ``RobotError`` when there is none, or when there are several and the query does not
  ///   choose.
  public func find(
    _ query: Query, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) -> UIView {
    try play(file, line) { () throws(RobotError) in try finder.one(query) }
  }

  /// The one view on the screen that `query` means, as a view of class `type`.
  ///
  /// - Throws: as ``find(_:file:line:)``; only views of that class count.
  public func find<View: UIView>(
    _ query: Query, as type: View.Type, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) -> View {
    let view = try find(query.and(.type(type)), file: file, line: line)
    return unsafeDowncast(view, to: type)
  }

  /// Whether anything on the screen fits `query`.
  public func exists(_ query: Query) -> Bool {
    count(of: query) > 0
  }

  /// How many elements on the screen fit `query`.
  public func count(of query: Query) -> Int {
    run { finder.matches(query).count }
  }

  /// What the element that `query` means shows: its text, or else its accessibility value, or else its
  /// label; empty when it has none of these.
  ///
  /// - Throws: as ``find(_:file:line:)``.
  public func text(
    of query: Query, file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) -> String {
    let element = Element(view: try find(query, file: file, line: line))
    return element.text ?? element.value ?? element.label ?? ""
  }

  /// Looks at the screen when everything is in its place.
  var finder: Finder {
    application.screen.tree.layoutIfNeeded()
    return Finder(application: application)
  }
}
