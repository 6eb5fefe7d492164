public import UIKit

extension ViewHandling where Self: UIScrollView {
  /// Runs `handler` with the refresh control when a person has pulled the content down for new content; end
  /// with `endRefreshing()`. Makes the control when there is none.
  @discardableResult public func onRefresh(
    _ handler: @escaping @MainActor (UIRefreshControl) -> Void
  ) -> RemovableTarget {
    refresher.on(.valueChanged, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the refresh control when a person has pulled the
  /// content down.
  @discardableResult public func onRefresh<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, UIRefreshControl) -> Void
  ) -> RemovableTarget {
    refresher.on(.valueChanged, with: owner, handler)
  }

  /// Runs `work` when a person has pulled the content down, and ends refreshing when it is done.
  ///
  /// The work keeps neither the scroll view nor the control alive.
  @discardableResult public func onRefresh(
    untilDone work: @escaping @MainActor () async -> Void
  ) -> RemovableTarget {
    onRefresh { (control: UIRefreshControl) in
      Task { @MainActor [weak control] in
        await work()
        control?.endRefreshing()
      }
    }
  }

  private var refresher: UIRefreshControl {
    if let refreshControl { return refreshControl }
    let made = UIRefreshControl()
    refreshControl = made
    return made
  }
}
