import Foundation

/// Points around the lines of a section.
nonisolated struct FlowInsets: Equatable {
  var before: CGFloat = 0
  var after: CGFloat = 0
  var atStart: CGFloat = 0
  var atEnd: CGFloat = 0
}
