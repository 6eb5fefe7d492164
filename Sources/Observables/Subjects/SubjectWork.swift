/// What waits until a subject's event before it has arrived everywhere.
struct SubjectWork {
  /// Whether there are no observers any more after it.
  let isEnd: Bool
  /// What is done with those who observe when its turn comes.
  let body: ([Node]) -> Void
}
