import Foundation
import UIKitLoop

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time in seconds on the clock of the main loop that runs this code. Animations begin on it.
public func CACurrentMediaTime() -> CFTimeInterval {
  MainLoops.current.now
}
