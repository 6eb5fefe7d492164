/// What can be asked of a handler without knowing whom it is called with.
@MainActor protocol HandlerState: AnyObject {
  var isRemoved: Bool { get }
  var isEnabled: Bool { get }
  func remove()
}
