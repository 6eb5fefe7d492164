import Foundation
import Testing
import UIKit
import UIKitLoop

/// What suites about the elements of a screen have in common.
@MainActor protocol ElementReading {}

extension ElementReading {
  /// An app whose screen `build` fills, after its first frame.
  func stage(_ build: (UIView) -> Void) -> Stage {
    let stage = Stage()
    MainLoops.$current.withValue(stage.loop) { build(stage.root) }
    stage.advance(0.1)
    return stage
  }

  /// All that a host is told, each element before those in it.
  func all(_ stage: Stage) throws -> [HostElement] {
    try #require(stage.host.input).elements().flatMap(\.selfAndDescendants)
  }

  /// The first that is called so.
  func element(_ label: String, _ stage: Stage) throws -> HostElement {
    try #require(try all(stage).first { $0.label == label })
  }

  /// Does what assistive technology does, and has some frames.
  func send(_ action: HostAction, _ element: HostElement, _ stage: Stage) {
    stage.host.input?.send(.action(action, on: element.id))
    stage.advance(0.1)
  }
}
