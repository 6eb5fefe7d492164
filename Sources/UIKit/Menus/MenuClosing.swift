/// How an open menu goes.
@MainActor struct MenuClosing {
  /// What becomes of what was lifted off the screen.
  enum Lift {
    /// It goes to where a preview is.
    case home(UITargetedPreview)
    /// It fades.
    case fade
    /// It grows and fades.
    case pop
  }

  var lift = Lift.fade
  /// What runs along with it.
  var animators: [MenuAnimator] = []
}
