import Harness
import TouchUp
import UIKit

/// From an event of a control to the closure that waits for it.
func controlRows() -> [Row] {
  let button = UIButton(type: .system)
  let counter = Counter()
  button.on(.touchDown) { _ in counter.count += 1 }
  let closures: [@MainActor (UIButton) -> Void] = [{ _ in counter.count += 1 }]
  return [
    Row(
      "one control event to one handler",
      subject: Workload(
        "button.on",
        loop: { times in
          for _ in 0..<times { button.sendActions(for: .touchDown) }
          keep(counter.count)
        }),
      yardstick: Workload(
        "array of closures",
        loop: { times in
          for _ in 0..<times { call(closures, with: button) }
          keep(counter.count)
        }),
      budget: .ratio(3))
  ]
}

/// What the handlers change, so that they do something.
private final class Counter {
  var count = 0
}

/// As whoever keeps closures by hand would do it; not inlined, or the compiler would see through it.
@inline(never)
private func call(_ closures: [@MainActor (UIButton) -> Void], with button: UIButton) {
  for closure in closures { closure(button) }
}
