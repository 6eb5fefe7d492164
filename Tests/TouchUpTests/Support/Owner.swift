/// Stands for a screen in tests of who keeps whom alive.
@MainActor final class Owner {
  var calls = 0

  func pressed() {
    calls += 1
  }
}
