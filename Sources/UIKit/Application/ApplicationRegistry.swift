import UIKitLoop

/// Which app runs on which loop: one in an ordinary process, one for each robot in a test.
@MainActor enum ApplicationRegistry {
  static var current: UIApplication {
    if let entry = applications[ObjectIdentifier(MainLoops.current)],
      let application = entry.application
    {
      return application
    }
    return processWide ?? makeProcessWide()
  }

  static func register(_ application: UIApplication, for loop: any MainLoop) {
    applications = applications.filter { $0.value.application != nil }
    applications[ObjectIdentifier(loop)] = Entry(application)
    if loop === SystemLoop.shared { processWide = application }
  }

  private static var applications: [ObjectIdentifier: Entry] = [:]
  /// Keeps the app of the process alive; that of a robot lives as long as the robot.
  static var processWide: UIApplication?

  private static func makeProcessWide() -> UIApplication {
    let application = UIApplication()
    processWide = application
    application.connect(
      loop: SystemLoop.shared, host: UIApplication.displayHost ?? HeadlessHost())
    return application
  }

  private struct Entry {
    weak var application: UIApplication?

    init(_ application: UIApplication) {
      self.application = application
    }
  }
}
