/// The place of a key, as the usage codes of USB keyboards have it: the same whatever is printed on the key.
nonisolated public enum UIKeyboardHIDUsage: Int, Sendable {
  /// What a keyboard reports instead of a key: too many keys at once, a failed self test, something else.
  case keyboardErrorRollOver = 0x01, keyboardPOSTFail = 0x02, keyboardErrorUndefined = 0x03
  /// The letters.
  case keyboardA = 0x04, keyboardB = 0x05, keyboardC = 0x06, keyboardD = 0x07, keyboardE = 0x08,
    keyboardF = 0x09, keyboardG = 0x0A, keyboardH = 0x0B, keyboardI = 0x0C, keyboardJ = 0x0D,
    keyboardK = 0x0E, keyboardL = 0x0F, keyboardM = 0x10, keyboardN = 0x11, keyboardO = 0x12,
    keyboardP = 0x13, keyboardQ = 0x14, keyboardR = 0x15, keyboardS = 0x16, keyboardT = 0x17,
    keyboardU = 0x18, keyboardV = 0x19, keyboardW = 0x1A, keyboardX = 0x1B, keyboardY = 0x1C,
    keyboardZ = 0x1D
  /// The digits above the letters.
  case keyboard1 = 0x1E, keyboard2 = 0x1F, keyboard3 = 0x20, keyboard4 = 0x21, keyboard5 = 0x22,
    keyboard6 = 0x23, keyboard7 = 0x24, keyboard8 = 0x25, keyboard9 = 0x26, keyboard0 = 0x27
  /// Return, Escape, Delete, Tab and Space.
  case keyboardReturnOrEnter = 0x28, keyboardEscape = 0x29, keyboardDeleteOrBackspace = 0x2A,
    keyboardTab = 0x2B, keyboardSpacebar = 0x2C
  /// The signs, named after what they are on a keyboard of the United States.
  case keyboardHyphen = 0x2D, keyboardEqualSign = 0x2E, keyboardOpenBracket = 0x2F,
    keyboardCloseBracket = 0x30, keyboardBackslash = 0x31, keyboardNonUSPound = 0x32,
    keyboardSemicolon = 0x33, keyboardQuote = 0x34, keyboardGraveAccentAndTilde = 0x35,
    keyboardComma = 0x36, keyboardPeriod = 0x37, keyboardSlash = 0x38
  /// Caps Lock.
  case keyboardCapsLock = 0x39
  /// The function keys.
  case keyboardF1 = 0x3A, keyboardF2 = 0x3B, keyboardF3 = 0x3C, keyboardF4 = 0x3D,
    keyboardF5 = 0x3E, keyboardF6 = 0x3F, keyboardF7 = 0x40, keyboardF8 = 0x41, keyboardF9 = 0x42,
    keyboardF10 = 0x43, keyboardF11 = 0x44, keyboardF12 = 0x45
  /// The keys between letters and numeric pad.
  case keyboardPrintScreen = 0x46, keyboardScrollLock = 0x47, keyboardPause = 0x48,
    keyboardInsert = 0x49, keyboardHome = 0x4A, keyboardPageUp = 0x4B,
    keyboardDeleteForward = 0x4C, keyboardEnd = 0x4D, keyboardPageDown = 0x4E
  /// The arrows.
  case keyboardRightArrow = 0x4F, keyboardLeftArrow = 0x50, keyboardDownArrow = 0x51,
    keyboardUpArrow = 0x52
  /// The numeric pad.
  case keypadNumLock = 0x53, keypadSlash = 0x54, keypadAsterisk = 0x55, keypadHyphen = 0x56,
    keypadPlus = 0x57, keypadEnter = 0x58, keypad1 = 0x59, keypad2 = 0x5A, keypad3 = 0x5B,
    keypad4 = 0x5C, keypad5 = 0x5D, keypad6 = 0x5E, keypad7 = 0x5F, keypad8 = 0x60, keypad9 = 0x61,
    keypad0 = 0x62, keypadPeriod = 0x63
  /// Keys that few keyboards have.
  case keyboardNonUSBackslash = 0x64, keyboardApplication = 0x65, keyboardPower = 0x66,
    keypadEqualSign = 0x67
  /// Further function keys.
  case keyboardF13 = 0x68, keyboardF14 = 0x69, keyboardF15 = 0x6A, keyboardF16 = 0x6B,
    keyboardF17 = 0x6C, keyboardF18 = 0x6D, keyboardF19 = 0x6E, keyboardF20 = 0x6F,
    keyboardF21 = 0x70, keyboardF22 = 0x71, keyboardF23 = 0x72, keyboardF24 = 0x73
  /// Keys named after what they do.
  case keyboardExecute = 0x74, keyboardHelp = 0x75, keyboardMenu = 0x76, keyboardSelect = 0x77,
    keyboardStop = 0x78, keyboardAgain = 0x79, keyboardUndo = 0x7A, keyboardCut = 0x7B,
    keyboardCopy = 0x7C, keyboardPaste = 0x7D, keyboardFind = 0x7E, keyboardMute = 0x7F,
    keyboardVolumeUp = 0x80, keyboardVolumeDown = 0x81
  /// Keys that stay down.
  case keyboardLockingCapsLock = 0x82, keyboardLockingNumLock = 0x83,
    keyboardLockingScrollLock = 0x84
  /// Further keys of numeric pads.
  case keypadComma = 0x85, keypadEqualSignAS400 = 0x86
  /// Keys of keyboards of other countries.
  case keyboardInternational1 = 0x87, keyboardInternational2 = 0x88, keyboardInternational3 = 0x89,
    keyboardInternational4 = 0x8A, keyboardInternational5 = 0x8B, keyboardInternational6 = 0x8C,
    keyboardInternational7 = 0x8D, keyboardInternational8 = 0x8E, keyboardInternational9 = 0x8F
  /// Keys that change between scripts.
  case keyboardLANG1 = 0x90, keyboardLANG2 = 0x91, keyboardLANG3 = 0x92, keyboardLANG4 = 0x93,
    keyboardLANG5 = 0x94, keyboardLANG6 = 0x95, keyboardLANG7 = 0x96, keyboardLANG8 = 0x97,
    keyboardLANG9 = 0x98
  /// Keys of terminals.
  case keyboardAlternateErase = 0x99, keyboardSysReqOrAttention = 0x9A, keyboardCancel = 0x9B,
    keyboardClear = 0x9C, keyboardPrior = 0x9D, keyboardReturn = 0x9E, keyboardSeparator = 0x9F,
    keyboardOut = 0xA0, keyboardOper = 0xA1, keyboardClearOrAgain = 0xA2,
    keyboardCrSelOrProps = 0xA3, keyboardExSel = 0xA4
  /// The modifiers at both sides. GUI is Command, or the key with the window on it.
  case keyboardLeftControl = 0xE0, keyboardLeftShift = 0xE1, keyboardLeftAlt = 0xE2,
    keyboardLeftGUI = 0xE3, keyboardRightControl = 0xE4, keyboardRightShift = 0xE5,
    keyboardRightAlt = 0xE6, keyboardRightGUI = 0xE7
  // NB: the name is Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// None of these.
  case keyboard_Reserved = 0xFFFF

  /// Hangul or English, on Korean keyboards.
  public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// Hanja, on Korean keyboards.
  public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// Kana, on Japanese keyboards.
  public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
  /// Latin letters, on Japanese keyboards.
  public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
  /// Katakana, on Japanese keyboards.
  public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
  /// Hiragana, on Japanese keyboards.
  public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
  /// Wide or narrow letters, on Japanese keyboards.
  public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
