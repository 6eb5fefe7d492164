extension Observable {
  /// A stream that tells one element again and again, until it is disposed of.
  ///
  /// ```
  /// repeatElement(1):          (1 1 1 1 1 1 …
  /// repeatElement(1).take(2):  (1 1)|
  /// ```
  public static func repeatElement(_ element: Element) -> Observable<Element> {
    SourceObservable { sink in Trampoline.run(EmittingLoop(to: sink) { element }) }
  }

  /// The same on a scheduler: each time in a turn of its own.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    SourceObservable { sink in
      sink.attach(
        scheduler.scheduleRecursive(()) { _, recurse in
          sink.next(element)
          recurse(())
        })
    }
  }
}
