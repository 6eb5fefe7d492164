public import UIKit
public import UIKitLoop

/// Uses an app as a person would: looks for things by what they are called, and touches them.
///
/// Each robot has an app of its own, on a clock that only the robot moves, without a display. So
/// robots know nothing of each other, tests need no order, and nothing ever waits in earnest.
///
/// ```swift
/// import Testing
/// import UIKit
/// import UIKitTestSupport
///
/// @MainActor @Test func counts() throws {
///   let robot = Robot(CounterViewController())
///   try robot.tap("Count")
///   #expect(robot.exists("1"))
/// }
/// ```
///
/// What a robot cannot do it throws as a ``RobotError``, which names the line, what was looked for, what
/// comes close to it, and what is on the screen.
@MainActor public final class Robot {
  /// The app that the robot uses.
  public let application: UIApplication

  /// The window in front: the key window, or else the topmost that is shown.
  public var window: UIWindow {
    application.keyWindow ?? application.windows.last { !$0.isHidden } ?? firstWindow
  }

  /// The clock of the app.
  public let loop: VirtualLoop

  let host: HeadlessHost
  var fingersSoFar = 0
  private let firstWindow: UIWindow

  /// An app that shows `controller` in a window, after its first frame.
  ///
  /// The expression for the controller runs in the robot's app: `UIScreen.main` and
  /// `UIApplication.shared` are the robot's already.
  public init(
    _ controller: @autoclosure () -> UIViewController, device: HostDevice = .phone
  ) {
    loop = VirtualLoop()
    host = HeadlessHost(device: device)
    application = ApplicationLauncher.launch(delegateType: nil, loop: loop, host: host)
    application.hostCamera = HostCamera(standIns: [])
    firstWindow = MainLoops.$current.withValue(loop) {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.backgroundColor = .systemBackground
      window.rootViewController = controller()
      window.makeKeyAndVisible()
      return window
    }
    step()
  }

  /// An app that shows `view` in the middle of a window, after its first frame. A view without a size
  /// fills the safe area.
  public convenience init(_ view: @autoclosure () -> UIView, device: HostDevice = .phone) {
    self.init(ViewHolder(view()), device: device)
  }

  /// An app that is launched with a delegate of class `delegateType`, as the system would do it, after
  /// its first frame.
  ///
  /// - Throws: ``RobotError/Reason/noWindow(delegate:)`` when the delegate shows no window.
  public init(
    launching delegateType: any UIApplicationDelegate.Type, device: HostDevice = .phone,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(RobotError) {
    let loop = VirtualLoop()
    let host = HeadlessHost(device: device)
    let application = ApplicationLauncher.launch(
      delegateType: delegateType, loop: loop, host: host)
    let shown = application.keyWindow ?? application.windows.last { !$0.isHidden }
    guard let shown else {
      application.finish()
      var error = RobotError(
        .noWindow(delegate: "\(delegateType)"), screen: ScreenText(application).text)
      error.place = "\(file):\(line)"
      throw error
    }
    self.loop = loop
    self.host = host
    self.application = application
    application.hostCamera = HostCamera(standIns: [])
    firstWindow = shown
    step()
  }

  isolated deinit {
    MainLoops.$current.withValue(loop) { application.finish() }
  }

  /// Runs `body` as code of the robot's app: `UIApplication.shared`, `UIScreen.main` and all that asks
  /// for the time there are the robot's. What the robot does itself runs so anyway.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try MainLoops.$current.withValue(loop) { try body() }
  }

  /// The screen as it is now, as a picture of `device.scale` pixels a point.
  public var image: UIImage {
    guard let image = application.picture else { return UIImage() }
    return UIImage(cgImage: image, scale: host.device.scale, orientation: .up)
  }

  /// Runs something the robot does in its app, and adds to an error where in the test it was called.
  func play<Result>(
    _ file: StaticString, _ line: UInt, _ body: () throws(RobotError) -> Result
  ) throws(RobotError) -> Result {
    let outcome = run { () -> Swift.Result<Result, RobotError> in
      do throws(RobotError) {
        return .success(try body())
      } catch {
        var placed = error
        placed.place = placed.place ?? "\(file):\(line)"
        return .failure(placed)
      }
    }
    return try outcome.get()
  }
}

/// A screen for a view alone.
private final class ViewHolder: UIViewController {
  private let held: UIView

  init(_ view: UIView) {
    held = view
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(held)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let space = view.bounds.inset(by: view.safeAreaInsets)
    if held.bounds.isEmpty { held.frame = space }
    let scale = view.traitCollection.displayScale
    // On whole pixels, or every edge would be blurred.
    let x = ((space.midX - held.bounds.width / 2) * scale).rounded() / scale
    let y = ((space.midY - held.bounds.height / 2) * scale).rounded() / scale
    held.frame.origin = CGPoint(x: x, y: y)
  }
}
