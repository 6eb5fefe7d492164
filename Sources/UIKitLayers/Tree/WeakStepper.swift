/// What makes steps, not kept alive.
final class WeakStepper {
  private(set) weak var stepper: (any FrameStepping)?

  init(_ stepper: any FrameStepping) {
    self.stepper = stepper
  }
}
