// NB: as in UIKit, these are functions of their own, with capital letters.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
public import UIKitGraphics

/// The context that drawing goes to: inside `draw(_:)` the view's. Nil outside of any drawing.
nonisolated public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.top
}

/// Makes `context` the current one until ``UIGraphicsPopContext()``.
nonisolated public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.push(context)
}

/// Makes the context before the last ``UIGraphicsPushContext(_:)`` the current one again.
nonisolated public func UIGraphicsPopContext() {
  GraphicsStack.current.pop()
}
