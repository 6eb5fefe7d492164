/// What goes wrong in streams themselves.
public enum RxError: Error, Equatable, Sendable {
  /// Something that must not happen, and that is not known more exactly.
  case unknown
  /// A subject was used after it was disposed of.
  case disposed(object: String)
  /// A sum became too large for its type.
  case overflow
  /// An index that the stream has no element for.
  case argumentOutOfRange
  /// A stream that should have an element had none.
  case noElements
  /// A stream that should have one element had more.
  case moreThanOneElement
  /// Nothing came in time.
  case timeout
}

extension RxError: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .unknown: "Something went wrong that is not known more exactly."
    case .disposed(let object): "\(object) was used after it was disposed of."
    case .overflow: "A sum became too large for its type."
    case .argumentOutOfRange: "The stream ended before the element with that index."
    case .noElements: "The stream has no elements."
    case .moreThanOneElement: "The stream has more than one element."
    case .timeout: "Nothing came in time."
    }
  }
}
