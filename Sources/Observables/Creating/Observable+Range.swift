extension Observable where Element: FixedWidthInteger {
  /// A stream of `count` integers from `start` up.
  ///
  /// It ends at once with `RxError.argumentOutOfRange` if `count` is negative, and with `RxError.overflow`
  /// if the last integer does not fit its type.
  ///
  /// ```
  /// range(start: 3, count: 4):  (3 4 5 6)|
  /// ```
  public static func range(start: Element, count: Element) -> Observable<Element> {
    SourceObservable { sink in
      if let error = rangeError(start, count) { return sink.error(error) }
      var index: Element = 0
      Trampoline.run(
        EmittingLoop(to: sink) {
          guard index < count else { return nil }
          defer { index += 1 }
          return start + index
        })
    }
  }

  /// The same on a scheduler: each integer is told in a turn of its own.
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    SourceObservable { sink in
      if let error = rangeError(start, count) { return sink.error(error) }
      let first: Element = 0
      sink.attach(
        scheduler.scheduleRecursive(first) { index, recurse in
          guard index < count else { return sink.completed() }
          sink.next(start + index)
          recurse(index + 1)
        })
    }
  }

  private static func rangeError(_ start: Element, _ count: Element) -> RxError? {
    if count < 0 { return .argumentOutOfRange }
    if count > 0, start.addingReportingOverflow(count - 1).overflow { return .overflow }
    return nil
  }
}
