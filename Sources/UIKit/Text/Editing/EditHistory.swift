/// What was done to a text, to be undone: steps of one kind that touch each other are one.
nonisolated struct EditHistory: Sendable {
  /// A change that was made.
  struct Step: Equatable, Sendable {
    /// Where it was made.
    var start: Int
    var old: String
    var new: String
    /// What was selected before it.
    var selection: EditSelection

    /// Takes the new text for the old one again.
    var undoing: EditChange {
      EditChange(range: start..<start + new.utf16.count, text: old, kind: .undoing)
    }

    var redoing: EditChange {
      EditChange(range: start..<start + old.utf16.count, text: new, kind: .redoing)
    }
  }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []
  /// The kind that the next step has to have to join the last one; nil for none.
  private var open: EditChange.Kind?
  /// The most steps that are kept.
  static let limit = 1000

  mutating func record(_ step: Step, _ kind: EditChange.Kind) {
    undone = []
    if kind == open, let last = done.last, let joined = last.joined(with: step, kind) {
      done[done.count - 1] = joined
    } else {
      done.append(step)
      if done.count > Self.limit { done.removeFirst() }
    }
    open = kind == .typing || kind == .deleting ? kind : nil
  }

  /// What is done next is undone by itself.
  mutating func close() {
    open = nil
  }

  mutating func didUndo() {
    open = nil
    if let step = done.popLast() { undone.append(step) }
  }

  mutating func didRedo() {
    open = nil
    if let step = undone.popLast() { done.append(step) }
  }
}

nonisolated extension EditHistory.Step {
  /// This step and the next as one; nil where they do not touch.
  fileprivate func joined(with next: Self, _ kind: EditChange.Kind) -> Self? {
    var joined = self
    switch kind {
    case .typing where next.old.isEmpty && next.start == start + new.utf16.count:
      joined.new += next.new
    case .deleting where new.isEmpty && next.start + next.old.utf16.count == start:
      joined.start = next.start
      joined.old = next.old + old
    case .deleting where new.isEmpty && next.start == start:
      joined.old += next.old
    default: return nil
    }
    return joined
  }
}
