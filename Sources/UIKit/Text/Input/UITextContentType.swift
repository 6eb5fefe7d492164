/// What a text means, so that an input method can offer what is known already.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// A meaning of that name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// The first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address of a mailbox.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  // NB: the name is Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A place on the web.
  public static let URL = UITextContentType(rawValue: "url")
}
