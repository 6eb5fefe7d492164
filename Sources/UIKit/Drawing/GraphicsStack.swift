import Foundation
import UIKitGraphics

/// The contexts that drawing code finds as "the current one": a stack for each thread.
nonisolated final class GraphicsStack {
  private var contexts: [CGContext] = []

  var top: CGContext? { contexts.last }

  func push(_ context: CGContext) {
    contexts.append(context)
  }

  func pop() {
    _ = contexts.popLast()
  }

  /// The stack of this thread, made when first asked for and freed with the thread.
  static var current: GraphicsStack {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<GraphicsStack>.fromOpaque(pointer).takeUnretainedValue()
    }
    let stack = GraphicsStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { pointer in
      guard let pointer else { return }
      Unmanaged<GraphicsStack>.fromOpaque(pointer).release()
    }
    return key
  }()
}
