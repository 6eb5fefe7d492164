public import Foundation
public import Observables

/// What the ticks of a test scheduler mean: `resolution` seconds each, since 1970.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType {
  private let resolution: Double

  init(resolution: Double) {
    self.resolution = resolution
  }

  public func convertFromVirtualTime(_ virtualTime: TestTime) -> RxTime {
    Date(timeIntervalSince1970: TimeInterval(virtualTime) * resolution)
  }

  public func convertToVirtualTime(_ time: RxTime) -> TestTime {
    convertToVirtualTimeInterval(time.timeIntervalSince1970)
  }

  public func convertFromVirtualTimeInterval(_ virtualTimeInterval: TestTime) -> TimeInterval {
    TimeInterval(virtualTimeInterval) * resolution
  }

  /// Rounded to the nearest tick; what is beyond all ticks is the last one.
  public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> TestTime {
    Int(exactly: (timeInterval / resolution).rounded()) ?? (timeInterval < 0 ? .min : .max)
  }

  public func offsetVirtualTime(_ time: TestTime, offset: TestTime) -> TestTime {
    let (sum, overflows) = time.addingReportingOverflow(offset)
    return overflows ? .max : sum
  }

  public func compareVirtualTime(_ lhs: TestTime, _ rhs: TestTime) -> VirtualTimeComparison {
    lhs < rhs ? .lessThan : lhs > rhs ? .greaterThan : .equal
  }
}
