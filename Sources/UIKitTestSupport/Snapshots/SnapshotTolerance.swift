/// How far two pictures may differ and still count as the same.
nonisolated public struct SnapshotTolerance: Equatable, Sendable {
  /// How far a pixel may be off in any of red, green, blue and opacity, as a fraction of the full range:
  /// .02 lets 5 of 255 pass.
  public var pixel: Double
  /// Which fraction of all pixels may be off further than that: .001 lets one in a thousand pass.
  public var total: Double

  /// A tolerance. Both numbers are clamped to 0…1; what is not a number becomes 0.
  public init(pixel: Double, total: Double) {
    self.pixel = Self.clamp(pixel)
    self.total = Self.clamp(total)
  }

  /// Every pixel has to be the same.
  public static let exact = SnapshotTolerance(pixel: 0, total: 0)

  /// Lets pass what one version of a drawing library rounds otherwise than the next: 5 of 255 in any
  /// pixel, more in one of 2,000.
  public static let standard = SnapshotTolerance(pixel: 0.02, total: 0.000_5)

  private static func clamp(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
