/// What a layer, and those below it, still have to do for the next frame.
///
/// The bits for "below" lead from the root to the layers that asked, so that a pass visits only those.
nonisolated struct PendingWork: OptionSet {
  let rawValue: UInt8

  static let layout = PendingWork(rawValue: 1 << 0)
  static let display = PendingWork(rawValue: 1 << 1)
  static let ownDamage = PendingWork(rawValue: 1 << 2)
  static let subtreeDamage = PendingWork(rawValue: 1 << 3)
  static let layoutBelow = PendingWork(rawValue: 1 << 4)
  static let displayBelow = PendingWork(rawValue: 1 << 5)
  static let damageBelow = PendingWork(rawValue: 1 << 6)

  static let allBelow: PendingWork = [.layoutBelow, .displayBelow, .damageBelow]
  static let allDamage: PendingWork = [.ownDamage, .subtreeDamage, .damageBelow]

  /// What it means for the layers above.
  var below: PendingWork {
    var work = intersection(.allBelow)
    if contains(.layout) { work.insert(.layoutBelow) }
    if contains(.display) { work.insert(.displayBelow) }
    if !isDisjoint(with: [.ownDamage, .subtreeDamage]) { work.insert(.damageBelow) }
    return work
  }
}
