import UIKit
import UIKitTestSupport

/// A part of the tour: what a person does on one page of the Gallery.
protocol Chapter {
  /// Its heading.
  var title: String { get }
  /// What it is played on.
  var device: HostDevice { get }
  /// What the person does, in order.
  var steps: [Step] { get }
}

extension Chapter {
  /// A phone.
  var device: HostDevice { .phone }
}
