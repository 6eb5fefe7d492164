import UIKit

extension Robot {
  /// Turns a wheel of a picker by a finger until the row with that title is in the middle, and waits for it to stop.
  ///
  /// - Parameters:
  ///   - query: the wheel, the picker, or what has the picker in it.
  ///   - title: what the row says; the nearest such row counts, of 100,000 on either side.
  ///   - component: which wheel of the picker, counted from 0; of no account when the query means a wheel.
  /// - Throws: a ``RobotError`` when it is not there, is covered, is not the only one, has no picker, or its wheel
  ///   has no such row.
  public func set(
    _ query: Query, to title: String, component: Int = 0, duration: Double = 0.3,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      let wheel = try wheel(query, component)
      let isWanted = { (row: Int) in
        wheel.picker?.title(ofRow: row, inComponent: wheel.component) == title
      }
      guard let row = wheel.rowsFromTheMiddle.first(where: isWanted) else {
        throw finder.error(
          .badValue("\(query): its wheel has no row that says \(Element.quote(title))."))
      }
      try turn(wheel, by: row - wheel.headedRow, duration)
    }
  }

  /// Turns a wheel of a picker by a number of rows, by a finger that comes to rest before it is lifted, and waits for
  /// it to stop. Above 0 it goes to rows further down. The finger leaves the screen if it has to go that far.
  ///
  /// See ``set(_:to:component:duration:file:line:)``; to throw a wheel, ``swipe(_:on:distance:duration:file:line:)``
  /// on it.
  public func spin(
    _ query: Query, by rows: Int, component: Int = 0, duration: Double = 0.3,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    try play(file, line) { () throws(RobotError) in
      try turn(try wheel(query, component), by: rows, duration)
    }
  }

  private func wheel(_ query: Query, _ component: Int) throws(RobotError) -> WheelColumn {
    let view = try finder.one(query)
    if let wheel = view.wheelAround { return wheel }
    let pickers = view.selfAndDescendants.compactMap { $0 as? UIPickerView }
    guard let picker = pickers.first else {
      throw finder.error(.badValue("\(query): \(Element(view: view).summary) has no picker."))
    }
    let wheels = picker.wheelColumns
    guard wheels.indices.contains(component) else {
      throw finder.error(
        .badValue("\(query): there is no wheel \(component); the picker has \(wheels.count)."))
    }
    return wheels[component]
  }

  private func turn(_ wheel: WheelColumn, by rows: Int, _ duration: Double) throws(RobotError) {
    guard rows != 0 else { return }
    let reach = Reach(view: wheel, application: application, covers: Covers(application))
    switch reach.outcome {
    case .blocked(let reason):
      let element = Element(view: wheel).summary
      throw finder.error(.notTouchable(query: "The wheel", element: element, why: reason))
    case .at(let point):
      // The first points of a finger's way move nothing.
      let way = CGFloat(rows) * wheel.rowHeight + (rows > 0 ? 1 : -1) * Self.panBegins
      try drag(from: point, to: CGPoint(x: point.x, y: point.y - way), duration: duration)
      settleScrolling()
    }
  }

  /// How far a finger goes before it drags, in points.
  private static let panBegins: CGFloat = 10
}

extension WheelColumn {
  /// The rows by how far they are from the one in the middle.
  fileprivate var rowsFromTheMiddle: some Sequence<Int> {
    let middle = max(0, headedRow)
    return (0...100_000).lazy.flatMap { $0 == 0 ? [middle] : [middle + $0, middle - $0] }
      .filter { [count] in $0 >= 0 && $0 < count }
  }
}

extension UIView {
  fileprivate var wheelAround: WheelColumn? {
    var current: UIView? = self
    while let view = current {
      if let wheel = view as? WheelColumn { return wheel }
      current = view.superview
    }
    return nil
  }
}
