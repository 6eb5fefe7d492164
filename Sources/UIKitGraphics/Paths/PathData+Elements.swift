import Foundation

extension PathData {
  /// Calls `block` for each step, with its points in a buffer that is valid during the call.
  package func forEachElement(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
      buffer.initialize(repeating: .zero)
      guard let base = buffer.baseAddress else { return }
      var index = 0
      for verb in verbs {
        for offset in 0..<verb.pointCount {
          buffer[offset] = points[index + offset]
        }
        index += verb.pointCount
        var element = CGPathElement(type: verb.elementType, points: base)
        withUnsafePointer(to: &element, block)
      }
    }
  }
}

extension PathData.Verb {
  fileprivate var elementType: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
