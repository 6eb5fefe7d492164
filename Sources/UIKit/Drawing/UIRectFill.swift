// NB: as in UIKit, these are functions of their own, with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import UIKitGraphics

/// Fills a rectangle with the fill colour of the current context.
nonisolated public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws the edge of a rectangle, one point wide and inside it, with the fill colour.
nonisolated public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ])
}

/// Cuts later drawing of the current context to a rectangle.
nonisolated public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
