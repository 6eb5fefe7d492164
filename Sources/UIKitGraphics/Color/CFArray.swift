/// Core Foundation's array where Core Graphics takes one, so that `colors as CFArray` compiles here too.
public typealias CFArray = [Any]
