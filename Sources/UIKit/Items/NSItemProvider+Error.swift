import Foundation

nonisolated extension NSItemProvider {
  /// The domain of errors that are not about a file.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// The codes of that domain. Raw values are Apple's.
  public enum ErrorCode: Int, Sendable {
    /// Something else.
    case unknownError = -1
    /// It cannot be loaded as that type.
    case itemUnavailableError = -1000
    /// It was made into an object of another class.
    case unexpectedValueClassError = -1100
    /// It cannot be made into that.
    case unavailableCoercionError = -1200
  }

  static func error(_ code: ErrorCode, _ description: String) -> NSError {
    NSError(
      domain: errorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: description])
  }
}
