/// Where a pixel's opacity is and whether the colours are multiplied by it, with Core Graphics's raw
/// values. Only the layouts that are supported are here.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Opacity in the highest byte, colours multiplied by it.
  case premultipliedFirst = 2
  /// No opacity; the highest byte does not matter.
  case noneSkipFirst = 6
  /// Nothing but opacity, one byte.
  case alphaOnly = 7
}
