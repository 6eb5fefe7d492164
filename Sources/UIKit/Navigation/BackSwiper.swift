import Foundation

/// The finger that swipes back in a navigation controller, and the transition that it drives.
@MainActor final class BackSwiper: NSObject, UIGestureRecognizerDelegate {
  let recognizer = BackSwipeRecognizer()
  private weak var navigation: UINavigationController?
  private var token: GestureHandlers.Token?
  private var run: Run?

  private struct Run {
    let transition: Transition
    let slider: PageSlider
    let swipe: BackSwipe
  }

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    token = recognizer.handlers.add { [weak self] _ in self?.changed() }
  }

  func attach() {
    navigation?.viewIfLoaded?.addGestureRecognizer(recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.transition == nil, navigation.stack.count > 1,
      navigation.presentationAbove == nil, !navigation.isBarHidden
    else { return false }
    return navigation.topViewController?.navigationItem.hidesBackButton == false
  }

  private func changed() {
    guard let view = navigation?.viewIfLoaded as? NavigationView else { return }
    let way = recognizer.translation(in: view).x
    switch recognizer.state {
    case .began:
      begin(in: view)
      follow(way)
    case .changed:
      follow(way)
    case .ended:
      letGo(translation: way, velocity: recognizer.velocity(in: view).x)
    case .cancelled, .failed:
      letGo(translation: 0, velocity: 0)
    default:
      break
    }
  }

  private func begin(in view: NavigationView) {
    guard let begun = navigation?.beginSwipe() else { return }
    let slider = PageSlider(
      lower: begun.lower, upper: begun.upper, in: view.pages, progress: 1)
    run = Run(transition: begun.transition, slider: slider, swipe: recognizer.swipe(of: view))
  }

  private func follow(_ way: CGFloat) {
    guard let run else { return }
    let progress = run.swipe.progress(for: way)
    UIView.performWithoutAnimation {
      run.slider.move(to: 1 - progress)
      navigation?.moveBar(to: progress)
    }
  }

  private func letGo(translation: CGFloat, velocity: CGFloat) {
    guard let run else { return }
    self.run = nil
    let completes = run.swipe.completes(translation: translation, velocity: velocity)
    let progress = run.swipe.progress(for: translation)
    let rest = run.swipe.width * (completes ? 1 - progress : progress)
    let pace = TransitionPace.page
    run.transition.letGo(completes: completes, pace)
    pace.animate(velocity: rest > 0 ? min(abs(velocity) / rest, 20) : 0) { [navigation] in
      run.slider.move(to: completes ? 0 : 1)
      navigation?.moveBar(to: completes ? 1 : 0)
    } completion: { _ in
      run.slider.finish()
      run.transition.completeTransition(completes)
    }
  }
}
