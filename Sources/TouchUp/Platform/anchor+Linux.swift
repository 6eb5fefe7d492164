#if os(Linux)
  import UIKit

  /// On a pad a sheet stands in the middle of its presenter anyway.
  func anchor(_ alert: UIAlertController, in presenter: UIViewController) {}
#endif
