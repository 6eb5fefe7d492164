#if os(iOS)
  import Foundation

  /// What a bag holds. Removes it when the bag goes, on whatever thread that happens.
  @MainActor final class BagContents {
    var targets: [RemovableTarget] = []

    func empty() {
      let old = targets
      targets = []
      for target in old { target.remove() }
    }

    // NB: isolated deinitialisers need a newer iOS than the kit does.
    deinit {
      let targets = targets
      if Thread.isMainThread {
        MainActor.assumeIsolated { targets.forEach { $0.remove() } }
      } else {
        Task { @MainActor in targets.forEach { $0.remove() } }
      }
    }
  }
#endif
