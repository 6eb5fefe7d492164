import Foundation
package import UIKitLoop

/// Brings an app up: application, delegate, first calls, first frame.
@MainActor package enum ApplicationLauncher {
  /// Runs the app of this process until it is terminated.
  @discardableResult static func run(
    delegateType: (any UIApplicationDelegate.Type)?, applicationType: UIApplication.Type
  ) -> Int32 {
    let loop: any MainLoop = UIApplication.isClockHeld ? heldLoop() : SystemLoop.shared
    let host = UIApplication.displayHost ?? HeadlessHost()
    let application = launch(
      delegateType: delegateType, applicationType: applicationType, loop: loop, host: host)
    ApplicationRegistry.processWide = application
    application.onQuit = { SystemLoop.shared.stop() }
    let signals = TerminationSignals { SystemLoop.shared.stop() }
    SystemLoop.shared.run()
    application.finish()
    signals.obey()
    return 0
  }

  /// A clock that the host moves; what other threads hand over runs at once all the same.
  private static func heldLoop() -> VirtualLoop {
    let loop = VirtualLoop()
    loop.onPerform = { [weak loop] in SystemLoop.shared.perform { loop?.advance(by: 0) } }
    return loop
  }

  /// Brings an app up on any loop and host, without running it.
  package static func launch(
    delegateType: (any UIApplicationDelegate.Type)?,
    applicationType: UIApplication.Type = UIApplication.self, loop: any MainLoop,
    host: any DisplayHost
  ) -> UIApplication {
    MainLoops.$current.withValue(loop) {
      let application = ObjectFactory.make(applicationType)
      application.connect(loop: loop, host: host)
      if let delegateType, let delegate = ObjectFactory.makeDelegate(delegateType) {
        application.keepDelegate(delegate)
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      }
      application.post(UIApplication.didFinishLaunchingNotification)
      application.activate()
      return application
    }
  }
}
