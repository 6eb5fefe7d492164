package import Foundation

/// What is made of the pixels behind something: blurred, their colours made stronger, then tinted.
package struct BackdropStyle: Hashable, Sendable {
  /// The standard deviation of the Gaussian, in pixels, from 0 to 1,000.
  package var sigma: CGFloat
  /// How strong colours are afterwards: 0 for grey, 1 for as before, 2 for twice.
  package var saturation: CGFloat
  /// Put over it; clear for nothing.
  package var tint: RGBA

  /// Whether it is on its way to another sigma and seen for a moment only. What is nearly sharp takes a fraction of the
  /// time then, and is not as exact.
  package var isPassing = false

  /// A style; numbers out of range are brought into it.
  package init(
    sigma: CGFloat, saturation: CGFloat = 1,
    tint: RGBA = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
  ) {
    self.sigma = sigma.isFinite ? min(max(sigma, 0), 1_000) : 0
    self.saturation = saturation.isFinite ? min(max(saturation, 0), 100) : 1
    self.tint = tint
  }

  /// How far around a pixel others count, in pixels: what is further away makes less than 1/255.
  package var reach: CGFloat { (sigma * 3).rounded(.up) }
}
