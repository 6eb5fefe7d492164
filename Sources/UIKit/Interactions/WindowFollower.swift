/// An interaction that has to know when its view leaves a window.
@MainActor protocol WindowFollower: AnyObject {
  /// The view entered a window, left one, or has another now.
  func viewDidChangeWindow()
}
