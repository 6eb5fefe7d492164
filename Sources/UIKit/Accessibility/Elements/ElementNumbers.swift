/// Which view or element has which number. Numbers are never used again, and keep nothing alive.
@MainActor final class ElementNumbers {
  private struct Entry {
    weak var object: AnyObject?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var objects: [Int: ObjectIdentifier] = [:]
  private var last = 0
  private var sweepAt = 256

  /// The number of an object, a new one when it has none.
  func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    // NB: an address is used again, the object that had it first is gone then.
    if let entry = entries[key], entry.object === object { return entry.number }
    if let old = entries[key] { objects[old.number] = nil }
    sweep()
    last += 1
    entries[key] = Entry(object: object, number: last)
    objects[last] = key
    return last
  }

  /// What has that number; nil when it is gone.
  func object(_ number: Int) -> AnyObject? {
    objects[number].flatMap { entries[$0]?.object }
  }

  /// Forgets what is gone, each time twice as many have come.
  private func sweep() {
    guard entries.count >= sweepAt else { return }
    entries = entries.filter { $0.value.object != nil }
    objects = objects.filter { entries[$0.value]?.number == $0.key }
    sweepAt = max(256, entries.count * 2)
  }
}
