/// What was done to a text, to be undone: steps of one kind that touch each other are one.
nonisolated struct EditHistory: Sendable {
  /// A change that was made.
  struct Step: Equatable, Sendable {
    /// Where it was made.
    var start: Int
    var old: Part
    var new: Part
    /// What was selected before it.
    var selection: EditSelection

    /// Takes the new text for the old one again.
    var undoing: EditChange {
      EditChange(
        range: start..<start + new.length, text: old.text, kind: .undoing, looks: old.looks.runs)
    }

    var redoing: EditChange {
      EditChange(
        range: start..<start + old.length, text: new.text, kind: .redoing, looks: new.looks.runs)
    }
  }

  /// A text with its looks.
  struct Part: Equatable, Sendable, Unspoken {
    var text: String
    var looks: EditStyles
    /// In units of UTF-16.
    var length: Int { looks.runs.reduce(0) { $0 + $1.length } }

    mutating func append(_ other: Part) {
      text += other.text
      for run in other.looks.runs { looks.append(run) }
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
    if kind != open || done.isEmpty || !done[done.count - 1].join(step, kind) {
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
  /// Takes the next step in; false where they do not touch.
  fileprivate mutating func join(_ next: Self, _ kind: EditChange.Kind) -> Bool {
    switch kind {
    case .typing where next.old.text.isEmpty && next.start == start + new.length:
      new.append(next.new)
    case .deleting where new.text.isEmpty && next.start + next.old.length == start:
      start = next.start
      let rest = old
      old = next.old
      old.append(rest)
    case .deleting where new.text.isEmpty && next.start == start:
      old.append(next.old)
    default: return false
    }
    return true
  }
}
