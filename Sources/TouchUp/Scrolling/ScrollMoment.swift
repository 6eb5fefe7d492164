/// What a scroll view does that can be waited for.
public enum ScrollMoment: Sendable, CaseIterable {
  /// The offset has changed, by whomever.
  case scroll
  /// A finger has gone far enough to move the content.
  case willBeginDragging
  /// The finger has let the content go. `isDecelerating` tells whether it goes on by itself.
  case didEndDragging
  /// The content has come to rest that went on by itself, or was stopped.
  case didEndDecelerating
}
