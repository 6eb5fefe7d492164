/// How what is drawn mixes with what is there, with Core Graphics's raw values.
///
/// `plusDarker` (26) is not here: Cairo cannot do it.
public enum CGBlendMode: Int32, Sendable {
  /// Drawn over what is there.
  case normal = 0
  /// The product of both: never lighter than either.
  case multiply = 1
  /// The inverse product of the inverses: never darker than either.
  case screen = 2
  /// Multiplies or screens, depending on what is there.
  case overlay = 3
  /// The darker of both, for each component.
  case darken = 4
  /// The lighter of both, for each component.
  case lighten = 5
  /// Brightens what is there.
  case colorDodge = 6
  /// Darkens what is there.
  case colorBurn = 7
  /// Darkens or lightens gently, depending on what is drawn.
  case softLight = 8
  /// Multiplies or screens, depending on what is drawn.
  case hardLight = 9
  /// The distance between both, for each component.
  case difference = 10
  /// As `difference`, with less contrast.
  case exclusion = 11
  /// The hue of what is drawn; saturation and luminosity of what is there.
  case hue = 12
  /// The saturation of what is drawn; hue and luminosity of what is there.
  case saturation = 13
  /// Hue and saturation of what is drawn; the luminosity of what is there.
  case color = 14
  /// The luminosity of what is drawn; hue and saturation of what is there.
  case luminosity = 15
  /// Leaves nothing where it is drawn.
  case clear = 16
  /// What is drawn instead of what is there, opacity included.
  case copy = 17
  /// What is drawn, where something is there.
  case sourceIn = 18
  /// What is drawn, where nothing is there.
  case sourceOut = 19
  /// What is drawn over what is there, and only there.
  case sourceAtop = 20
  /// Drawn behind what is there.
  case destinationOver = 21
  /// Keeps what is there, where something is drawn.
  case destinationIn = 22
  /// Keeps what is there, where nothing is drawn.
  case destinationOut = 23
  /// Keeps what is there where something is drawn, and what is drawn behind it.
  case destinationAtop = 24
  /// Either of both where the other is not.
  case xor = 25
  /// The sum of both, at most white.
  case plusLighter = 27
}
