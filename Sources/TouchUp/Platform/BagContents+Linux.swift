#if os(Linux)
  /// What a bag holds. Removes it when the bag goes, on whatever thread that happens.
  @MainActor final class BagContents {
    var targets: [RemovableTarget] = []

    func empty() {
      let old = targets
      targets = []
      for target in old { target.remove() }
    }

    isolated deinit { empty() }
  }
#endif
