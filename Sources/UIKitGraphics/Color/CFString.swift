/// Core Foundation's string where Core Graphics takes a name.
public typealias CFString = String
