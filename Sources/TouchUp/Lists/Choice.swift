import Foundation
import UIKit

/// An item that something happened to, on its way to the handlers.
@MainActor final class Choice {
  let list: UIScrollView
  let path: IndexPath

  init(_ list: UIScrollView, _ path: IndexPath) {
    self.list = list
    self.path = path
  }
}
