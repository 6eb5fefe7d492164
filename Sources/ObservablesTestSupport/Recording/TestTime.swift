/// A point on the clock of a test scheduler, in ticks.
public typealias TestTime = Int
