import Foundation
import UIKit
import UIKitTestSupport

/// Plays with a picker over a folder.
@MainActor final class GridProbe: NSObject {
  private let folder: URL
  private let robot: Robot
  private let screen = UIViewController()
  private var report = ProbeReport()

  init(_ folder: URL) {
    self.folder = folder
    var device = HostDevice.phone
    device.scale = 1
    robot = Robot(screen, device: device)
    super.init()
    robot.setPhotos(folder)
    robot.wait(0.1)
    report.before = ProbeReport.currentPeak
  }

  /// Shows the grid and scrolls to its end.
  func show() async throws -> ProbeReport {
    await present()
    report.texts = texts
    report.count = grid?.numberOfItems(inSection: 0) ?? 0
    let end = grid.map { max(0, $0.contentSize.height - $0.bounds.height) } ?? 0
    // Screen by screen, unless there are too many.
    let step = report.count > 1000 ? end : 500
    while let grid, grid.contentOffset.y < end {
      robot.run { grid.contentOffset.y = min(end, grid.contentOffset.y + step) }
      await rest()
      report.texts += texts
    }
    return report
  }

  /// Picks each photo, one after another, and lets go of it. The newest is to be the first by its name.
  func pick() async throws -> ProbeReport {
    for (number, name) in try names.enumerated() {
      await present()
      guard let grid else { break }
      report.count = grid.numberOfItems(inSection: 0)
      robot.run { grid.scrollToItem(at: [0, number], at: .centeredVertically, animated: false) }
      await rest()
      try robot.tap(Query(stringLiteral: "Photo, \(name)"))
      await rest()
    }
    return report
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  private var texts: [String] {
    (grid?.visibleCells ?? []).compactMap(\.accessibilityLabel).sorted()
  }

  private var grid: UICollectionView? {
    screen.presentedViewController.flatMap { Self.grid(in: $0.view) }
  }

  private func present() async {
    robot.run {
      let picker = UIImagePickerController()
      picker.delegate = self
      screen.present(picker, animated: false)
    }
    await rest()
  }

  /// As `waitForPhotos`, without the time for what moves.
  private func rest() async {
    for _ in 0..<6 {
      await PhotoWork.rest()
      robot.wait(0.02)
      for _ in 0..<10 { await Task.yield() }
    }
  }

  private static func grid(in view: UIView) -> UICollectionView? {
    view as? UICollectionView ?? view.subviews.lazy.compactMap(grid).first
  }
}

extension GridProbe: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    let size = (info[.originalImage] as? UIImage)?.size ?? .zero
    report.texts.append("\(Int(size.width)) x \(Int(size.height))")
    picker.dismiss(animated: false)
  }
}
