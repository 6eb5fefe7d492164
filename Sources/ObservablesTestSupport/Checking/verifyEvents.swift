public import Observables

/// Compares what came with what should have come. Returns nil if they are the same, and otherwise a line
/// for each difference: `#expect(verifyEvents(result.events, expected) == nil)`.
public func verifyEvents<Element: Equatable>(
  _ events: [Recorded<Event<Element>>], _ expected: [Recorded<Event<Element>>]
) -> String? {
  differences(events, expected)
}

/// Compares subscriptions in the same way.
public func verifySubscriptions(
  _ subscriptions: [Subscription], _ expected: [Subscription]
) -> String? {
  differences(subscriptions, expected)
}

private func differences<Value: Equatable & CustomDebugStringConvertible>(
  _ found: [Value], _ expected: [Value]
) -> String? {
  let lines = (0..<max(found.count, expected.count)).compactMap { index -> String? in
    let first = found.indices.contains(index) ? found[index] : nil
    let second = expected.indices.contains(index) ? expected[index] : nil
    guard first != second else { return nil }
    let texts = [first, second].map { $0?.debugDescription ?? "nothing" }
    return "\(index): \(texts[0]), and should be \(texts[1])"
  }
  return lines.isEmpty ? nil : lines.joined(separator: "\n")
}
