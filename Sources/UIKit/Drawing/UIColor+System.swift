nonisolated extension UIColor {
  // Apple's published sRGB values, light and dark, 0 to 255.

  /// The system’s blue.
  public static let systemBlue = adaptive(.init(0, 122, 255), .init(10, 132, 255))
  /// The system’s green.
  public static let systemGreen = adaptive(.init(52, 199, 89), .init(48, 209, 88))
  /// The system’s indigo.
  public static let systemIndigo = adaptive(.init(88, 86, 214), .init(94, 92, 230))
  /// The system’s orange.
  public static let systemOrange = adaptive(.init(255, 149, 0), .init(255, 159, 10))
  /// The system’s pink.
  public static let systemPink = adaptive(.init(255, 45, 85), .init(255, 55, 95))
  /// The system’s purple.
  public static let systemPurple = adaptive(.init(175, 82, 222), .init(191, 90, 242))
  /// The system’s red.
  public static let systemRed = adaptive(.init(255, 59, 48), .init(255, 69, 58))
  /// The system’s teal.
  public static let systemTeal = adaptive(.init(48, 176, 199), .init(64, 200, 224))
  /// The system’s yellow.
  public static let systemYellow = adaptive(.init(255, 204, 0), .init(255, 214, 10))
  /// The system’s mint.
  public static let systemMint = adaptive(.init(0, 199, 190), .init(99, 230, 226))
  /// The system’s cyan.
  public static let systemCyan = adaptive(.init(50, 173, 230), .init(100, 210, 255))
  /// The system’s brown.
  public static let systemBrown = adaptive(.init(162, 132, 94), .init(172, 142, 104))
  /// The middle gray.
  public static let systemGray = adaptive(.init(142, 142, 147), .init(142, 142, 147))
  /// The second gray, a step towards the background.
  public static let systemGray2 = adaptive(.init(174, 174, 178), .init(99, 99, 102))
  /// The third gray.
  public static let systemGray3 = adaptive(.init(199, 199, 204), .init(72, 72, 74))
  /// The fourth gray.
  public static let systemGray4 = adaptive(.init(209, 209, 214), .init(58, 58, 60))
  /// The fifth gray.
  public static let systemGray5 = adaptive(.init(229, 229, 234), .init(44, 44, 46))
  /// The sixth gray, next to the background.
  public static let systemGray6 = adaptive(.init(242, 242, 247), .init(28, 28, 30))
}
