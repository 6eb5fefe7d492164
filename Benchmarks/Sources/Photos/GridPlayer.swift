import Foundation
import UIKit

/// Plays a person with a grid of photos, in real time, and says what it was like.
final class GridPlayer {
  private let trial: Trial
  private let count: Int
  private let screen: UIViewController
  private let host: HeadlessHost
  private let picker = UIImagePickerController()
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant
  private var pulse: Pulse?
  private var report = TrialReport()
  private var finger: CGPoint?
  private var step = 0
  private var isScrolling = false
  private var flings = 0

  private static let fingerID = 1
  private static let stepsPerFling = 12
  /// Of more photos, which would take a quarter of an hour, the middle is passed over.
  private static let mostByFlings = 20_000

  init(_ trial: Trial, count: Int, screen: UIViewController, host: HeadlessHost) {
    (self.trial, self.count, self.screen, self.host) = (trial, count, screen, host)
    start = clock.now
  }

  /// Presents the picker; from then on it looks sixty times a second.
  func begin() {
    pulse = Pulse()
    start = clock.now
    screen.present(picker, animated: true)
    look()
  }

  private var seconds: Double { (clock.now - start) / .seconds(1) }

  private func look() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0 / 60) { [self] in
      let grid = GridLook(picker.view)
      if report.cells == 0, !grid.cells.isEmpty { report.cells = seconds }
      switch trial {
      case .tap: tap(grid)
      case .scroll: isScrolling ? fling(grid) : wait(grid)
      }
      look()
    }
  }

  private func tap(_ grid: GridLook) {
    if let finger {
      touch(.ended, finger)
      report.done = seconds
      self.finger = nil
    } else if grid.isOpening || picker.presentingViewController == nil {
      finish()
    } else if let cell = grid.cells.first {
      let place = grid.place(of: cell)
      touch(.began, place)
      finger = place
    }
  }

  private func wait(_ grid: GridLook) {
    guard grid.count == count, grid.isComplete else { return }
    report.done = seconds
    report.names = grid.cells.compactMap(\.accessibilityLabel)
    report.block = pulse?.take() ?? report.block
    isScrolling = true
  }

  /// Up by 640 points in four steps, and a pause in which it runs on.
  private func fling(_ grid: GridLook) {
    let place = CGPoint(x: 195, y: 740 - CGFloat(min(step, 4)) * 160)
    switch step {
    case 0: touch(.began, place)
    case 1...3: touch(.moved, place)
    case 4: touch(.ended, place)
    default: break
    }
    step = step == Self.stepsPerFling ? 0 : step + 1
    guard step == 0 else { return }
    flings += 1
    if flings == 30, count > Self.mostByFlings { grid.jumpNearEnd() }
    guard grid.isAtEnd, grid.isComplete else { return }
    report.scrollBlock = pulse?.take() ?? report.scrollBlock
    finish()
  }

  private func touch(_ phase: UITouch.Phase, _ place: CGPoint) {
    host.input?.send(.touches([HostTouch(id: Self.fingerID, phase: phase, location: place)]))
  }

  private func finish() {
    if trial == .tap { report.block = pulse?.take() ?? report.block }
    report.memory = Self.peakMemory
    let data = (try? JSONEncoder().encode(report)) ?? Data()
    FileHandle.standardOutput.write(data)
    exit(0)
  }

  private static var peakMemory: Int {
    // NB: not `getrusage`, which begins with what the process that started this one had.
    let file = FileHandle(forReadingAtPath: "/proc/self/status")
    let text = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }
}
