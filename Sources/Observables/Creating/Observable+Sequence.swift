extension Observable {
  /// A stream of the elements that are given.
  public static func of(_ elements: Element...) -> Observable<Element> { sequence(elements) }

  /// A stream of the elements of an array.
  public static func from(_ array: [Element]) -> Observable<Element> { sequence(array) }

  /// A stream of the elements of a sequence.
  public static func from<Elements: Sequence>(_ sequence: Elements) -> Observable<Element>
  where Elements.Element == Element {
    self.sequence(sequence)
  }

  /// A stream of one element, or of none if it is nil.
  public static func from(optional: Element?) -> Observable<Element> {
    optional.map(just) ?? empty()
  }

  /// A stream of the elements that are given, told on a scheduler.
  public static func of(
    _ elements: Element..., scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    from(elements, scheduler: scheduler)
  }

  /// A stream of the elements of an array, told on a scheduler.
  public static func from(
    _ array: [Element], scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    SourceObservable { sink in
      sink.attach(
        scheduler.scheduleRecursive(0) { index, recurse in
          guard index < array.count else { return sink.completed() }
          sink.next(array[index])
          recurse(index + 1)
        })
    }
  }

  private static func sequence<Elements: Sequence>(_ elements: Elements) -> Observable<Element>
  where Elements.Element == Element {
    SourceObservable { sink in
      var iterator = elements.makeIterator()
      Trampoline.run(EmittingLoop(to: sink) { iterator.next() })
    }
  }
}
