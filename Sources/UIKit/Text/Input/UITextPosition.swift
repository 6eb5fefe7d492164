public import Foundation

/// A place in a text: between two characters, before the first or behind the last.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// In units of UTF-16.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
}
