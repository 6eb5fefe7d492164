/// Covers the window; what is beneath is not seen and is taken out.
final class FullScreenPresentation: UIPresentationController {
  override var shouldRemovePresentersView: Bool { true }
}
