import Foundation

/// A message to a viewer.
enum WebMessage: Equatable, Sendable {
  case text(Data)
  case binary([UInt8])
}
