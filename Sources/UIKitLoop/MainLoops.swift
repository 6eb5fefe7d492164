/// Where code that was not handed a loop finds one.
public enum MainLoops {
  /// The loop of the code that is running: the process-wide ``SystemLoop/shared``, or, in work run
  /// by a ``VirtualLoop`` and in `MainLoops.$current.withValue(loop) { … }`, that loop.
  @TaskLocal public static var current: any MainLoop = SystemLoop.shared
}
