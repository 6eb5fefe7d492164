public import Foundation

/// A time in seconds, by its Core Foundation name.
public typealias CFTimeInterval = TimeInterval
