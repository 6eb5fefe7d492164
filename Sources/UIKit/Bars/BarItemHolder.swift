/// What shows items of a bar, and is told when one looks otherwise.
@MainActor protocol BarItemHolder: AnyObject {
  func itemDidChange()
}
