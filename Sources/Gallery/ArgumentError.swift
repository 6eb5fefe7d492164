import Foundation

/// What is wrong with a command line.
enum ArgumentError: Error, Equatable {
  case unknown(String)
  case missingValue(String)
  case badValue(String, String, String)
}

extension ArgumentError: LocalizedError {
  var errorDescription: String? {
    switch self {
    case .unknown(let word): "there is no option “\(word)”"
    case .missingValue(let word): "\(word) needs a value"
    case .badValue(let word, let value, let wanted): "\(word) “\(value)”: \(wanted) is needed"
    }
  }
}
