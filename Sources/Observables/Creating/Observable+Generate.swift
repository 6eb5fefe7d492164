extension Observable {
  /// A stream of states: `initialState`, and then what `iterate` makes of each, as long as `condition` is
  /// true for it. If one of them throws, the stream ends with that error.
  ///
  /// ```
  /// generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 2 }):  (1 2 4 8 16)|
  /// ```
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    SourceObservable { sink in
      var state = initialState
      var isFirst = true
      Trampoline.run(
        EmittingLoop(to: sink) {
          if isFirst { isFirst = false } else { state = try iterate(state) }
          return try condition(state) ? state : nil
        })
    }
  }

  /// The same on a scheduler: each state is made and told in a turn of its own.
  public static func generate(
    initialState: Element, condition: @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType, iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> where Element: Sendable {
    SourceObservable { sink in
      sink.attach(
        scheduler.scheduleRecursive((state: initialState, isFirst: true)) { step, recurse in
          do {
            let state = step.isFirst ? step.state : try iterate(step.state)
            guard try condition(state) else { return sink.completed() }
            sink.next(state)
            recurse((state, false))
          } catch {
            sink.error(error)
          }
        })
    }
  }
}
