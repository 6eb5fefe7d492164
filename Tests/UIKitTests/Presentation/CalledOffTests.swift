import Foundation
import Testing
import UIKit

/// Transitions that an app's animator calls off, and traits that change beneath a presentation.
@MainActor @Suite struct CalledOffTests {
  private let stage = Stage()

  /// Shows the view at once, and says that it did not.
  private final class Refusal: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var refusesPresentation = false
    var refusesDismissal = false
    private var completes = true

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      completes = !refusesPresentation
      return self
    }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      completes = !refusesDismissal
      return self
    }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: to)
        context.containerView.addSubview(view)
      }
      context.completeTransition(completes)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func aPresentationIsUndone(style: UIModalPresentationStyle) throws {
    let root = try #require(stage.window.rootViewController)
    let refusal = Refusal()
    refusal.refusesPresentation = true
    let card = UIViewController()
    card.modalPresentationStyle = style
    card.transitioningDelegate = refusal
    var isCompleted = false
    root.present(card, animated: true) { isCompleted = true }
    stage.advance(0.5)
    #expect(!isCompleted && root.presentedViewController == nil)
    #expect(stage.window.subviews == [root.view] && root.view.frame == stage.window.bounds)
    refusal.refusesPresentation = false
    root.present(card, animated: true)
    #expect(root.presentedViewController === card, "it can be presented again")
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
  func aDismissalIsUndone(style: UIModalPresentationStyle) throws {
    let root = try #require(stage.window.rootViewController)
    let refusal = Refusal()
    let card = UIViewController()
    card.modalPresentationStyle = style
    card.transitioningDelegate = refusal
    root.present(card, animated: true)
    stage.advance(0.5)
    let frame = card.view.frame
    refusal.refusesDismissal = true
    card.dismiss(animated: true)
    stage.advance(0.5)
    #expect(root.presentedViewController === card && !card.isBeingDismissed)
    #expect(card.view.window != nil && card.view.frame == frame)
    refusal.refusesDismissal = false
    card.dismiss(animated: true)
    stage.advance(0.5)
    #expect(stage.window.subviews == [root.view] && root.view.frame == stage.window.bounds)
  }

  @Test func thePresentationIsToldOfItsTraits() throws {
    final class Manager: UIPresentationController {
      var styles: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        styles.append(traitCollection.userInterfaceStyle)
      }
    }
    final class Delegate: UIViewControllerTransitioningDelegate {
      var manager: Manager?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        manager = Manager(presentedViewController: presented, presenting: presenting)
        return manager
      }
    }
    let delegate = Delegate()
    let card = UIViewController()
    card.modalPresentationStyle = .custom
    card.transitioningDelegate = delegate
    stage.window.rootViewController?.present(card, animated: false)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(delegate.manager?.styles.last == .dark)
  }
}
