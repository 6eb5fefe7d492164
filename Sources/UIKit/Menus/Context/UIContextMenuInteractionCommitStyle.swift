/// How a context menu goes when its preview was tapped.
nonisolated public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview goes back to where it came from.
  case dismiss = 0
  /// The preview grows as it fades: what it showed comes.
  case pop = 1
}
