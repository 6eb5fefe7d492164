public import Observables

extension Recorded {
  /// An element at `time`.
  public static func next<Element>(_ time: TestTime, _ element: Element) -> Recorded<Event<Element>>
  where Value == Event<Element> {
    Recorded(time: time, value: .next(element))
  }

  /// The good end at `time`.
  public static func completed<Element>(
    _ time: TestTime, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .completed)
  }

  /// An error at `time`.
  public static func error<Element>(
    _ time: TestTime, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded<Event<Element>> where Value == Event<Element> {
    Recorded(time: time, value: .error(error))
  }

  /// The events that are given, for where their type cannot be found out.
  public static func events<Element>(
    _ recordedEvents: Recorded<Event<Element>>...
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }

  /// The events that are given, for where their type cannot be found out.
  public static func events<Element>(
    _ recordedEvents: [Recorded<Event<Element>>]
  ) -> [Recorded<Event<Element>>] where Value == Event<Element> {
    recordedEvents
  }
}
