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

  /// A stream of the elements of a sequence, told on a scheduler.
  public static func from<Elements: Sequence & Sendable>(
    _ sequence: Elements, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Elements.Element == Element, Element: Sendable {
    SourceObservable { sink in
      // One turn comes after the other, so that no two are at the iterator.
      var iterator: Elements.Iterator?
      sink.attach(
        scheduler.scheduleRecursive(()) { _, recurse in
          var own = iterator ?? sequence.makeIterator()
          guard let element = own.next() else { return sink.completed() }
          iterator = own
          sink.next(element)
          recurse(())
        })
    }
  }

  /// A stream of one element, or of none if it is nil, told on a scheduler.
  public static func from(
    optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> where Element: Sendable {
    if let optional { return just(optional, scheduler: scheduler) }
    return SourceObservable { sink in
      sink.attach(
        scheduler.schedule(()) {
          if !sink.isDisposed { sink.completed() }
          return Disposables.create()
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
