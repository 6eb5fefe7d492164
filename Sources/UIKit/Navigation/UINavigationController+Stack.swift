import Foundation

extension UINavigationController {
  /// Makes `new` the stack, and gives those that are not in it any more.
  @discardableResult
  func change(to new: [UIViewController], animated: Bool) -> [UIViewController] {
    if let problem = problem(with: new) {
      Diagnostics.report("\(type(of: self)): \(problem) Nothing was changed.")
      return []
    }
    let gone = stack.filter { old in !new.contains { $0 === old } }
    let coming = new.filter { one in !stack.contains { $0 === one } }
    stack = new
    for controller in gone {
      arriving.removeAll { $0 === controller }
      leaving.append(controller)
      controller.willMove(toParent: nil)
    }
    for controller in coming {
      leaving.removeAll { $0 === controller }
      arriving.append(controller)
      if controller.parent === self {
        // It was on its way out, and stays.
        controller.willMove(toParent: self)
      } else {
        addChild(controller)
      }
    }
    update(animated: animated)
    return gone
  }

  private func problem(with new: [UIViewController]) -> String? {
    for (index, controller) in new.enumerated() {
      let name = "\(type(of: controller))"
      if new[..<index].contains(where: { $0 === controller }) {
        return "\(name) is in the stack already, and cannot be there twice."
      }
      if controller is UINavigationController {
        return
          "\(name) is a navigation controller, which cannot be in the stack of another: present it."
      }
      if controller.presentationBelow != nil {
        return "\(name) is presented, and cannot be in a stack at the same time: dismiss it first."
      }
    }
    return nil
  }

  /// Sees to it that the top of the stack is shown: now, or when the transition that runs is over.
  func update(animated: Bool) {
    guard transition == nil else {
      waitsAnimated = animated
      return
    }
    guard isViewLoaded else { return settleMembers() }
    guard shown !== stack.last else {
      shownStack = stack
      showBarContents()
      return settleMembers()
    }
    guard let to = stack.last else { return clear() }
    guard let from = shown else { return showFirst(to) }
    let isPop = shownStack.contains { $0 === to }
    go(from: from, to: to, isPush: !isPop, animated: animated)
  }

  /// The members that came or went have done so.
  func settleMembers() {
    let (left, arrived) = (leaving, arriving)
    leaving = []
    arriving = []
    for controller in left {
      controller.leave(self)
      controller.removeFromParent()
    }
    for controller in arrived { controller.didMove(toParent: self) }
  }

  private func showFirst(_ controller: UIViewController) {
    shown = controller
    shownStack = stack
    prepare(controller)
    navigationPages?.addSubview(controller.view)
    showBarContents()
    settleMembers()
  }

  private func clear() {
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = nil
    shownStack = []
    showBarContents()
    settleMembers()
  }

  /// Gives a page that is to come its place.
  func prepare(_ controller: UIViewController) {
    guard let pages = navigationPages else { return }
    UIView.performWithoutAnimation {
      controller.view.transform = .identity
      controller.view.frame = pages.bounds
      controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.barInsets = insetsOfBar
    }
  }

  var navigationPages: UIView? { (viewIfLoaded as? NavigationView)?.pages }
}

extension UIViewController {
  /// What a navigation controller did to it is undone.
  func leave(_ navigation: UINavigationController) {
    holdsAppearance = false
    if let view = viewIfLoaded, let place = view.superview, place === navigation.navigationPages {
      view.removeFromSuperview()
    }
    barInsets = .zero
    if navigationItemStorage?.bar === navigation.navigationBar { navigationItemStorage?.bar = nil }
  }
}
