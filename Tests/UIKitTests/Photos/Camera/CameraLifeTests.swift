import Foundation
import Testing
import UIKit
import UIKitCamera
import UIKitTestSupport

@testable import UIKit

/// Whenever a camera's screen goes, all of it goes, and the camera is free.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CameraLifeTests {
  /// When it goes.
  enum Moment: CaseIterable {
    case atOnce, onItsWayIn, seen, taking, lookedAt, cropped, lost, inBackground
  }

  /// How it goes.
  enum Way: CaseIterable {
    case dismissed, rootReplaced, appEnds
  }

  nonisolated static let table =
    Moment.allCases.map { ($0, Way.dismissed) }
    + [Moment.onItsWayIn, .seen, .taking].flatMap { moment in
      [(moment, Way.rootReplaced), (moment, .appEnds)]
    }

  @Test(arguments: table)
  func everythingGoes(moment: Moment, way: Way) async throws {
    weak var (gonePicker, goneCamera): (UIViewController?, UIViewController?)
    let feeds: CameraFeeds
    do {
      let ends = "videotestsrc num-buffers=3 ! video/x-raw,width=64,height=48,framerate=30/1"
      let stage = CameraStage([moment == .lost ? ends : CameraStage.red], device: .coarse)
      feeds = stage.robot.application.cameraFeeds
      let picker = stage.picker { $0.allowsEditing = moment == .cropped }
      gonePicker = picker
      try await bring(stage, picker, to: moment)
      goneCamera = picker.viewControllers.first
      #expect(goneCamera != nil)
      leave(stage, way)
      await stage.rest()
    }
    for _ in 0..<3 { await feeds.rest() }
    for _ in 0..<20 { await Task.yield() }
    // What an app that has ended leaves on its screen is not looked after any more.
    if way != .appEnds { #expect(gonePicker == nil && goneCamera == nil) }
    #expect(feeds.isIdle)
  }

  private func bring(
    _ stage: CameraStage, _ picker: UIImagePickerController, to moment: Moment
  ) async throws {
    stage.robot.run { stage.screen.present(picker, animated: moment != .atOnce) }
    guard moment != .atOnce else { return }
    stage.robot.wait(0.05)
    guard moment != .onItsWayIn else { return }
    await stage.rest()
    switch moment {
    case .taking: try stage.robot.tap("Take Picture")
    case .lookedAt, .cropped: try await stage.tap("Take Picture")
    case .lost: for _ in 0..<100 where !stage.robot.exists("Try Again") { await stage.rest() }
    case .inBackground: stage.robot.run { stage.robot.application.show(false) }
    default: break
    }
  }

  private func leave(_ stage: CameraStage, _ way: Way) {
    stage.robot.run {
      switch way {
      case .dismissed: stage.screen.dismiss(animated: false)
      case .rootReplaced: stage.robot.window.rootViewController = UIViewController()
      case .appEnds: stage.robot.application.finish()
      }
    }
  }

  @Test func manyRoundsNeedNoMoreThanOne() async throws {
    let stage = CameraStage([CameraStage.red], device: .coarse)
    for _ in 0..<3 { await round(stage) }
    let (threads, memory) = (Self.threads, Self.memory)
    for _ in 0..<15 { await round(stage) }
    // Other tests run meanwhile, with cameras, too.
    #expect(Self.threads < threads + 200)
    #expect(Self.memory < memory + 400 << 20)
    #expect(stage.robot.application.cameraFeeds.isIdle)
  }

  private func round(_ stage: CameraStage) async {
    let picker = stage.picker()
    stage.robot.run { stage.screen.present(picker, animated: false) }
    await stage.rest()
    stage.robot.run { stage.screen.dismiss(animated: false) }
    await stage.rest()
  }

  private static var threads: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0
  }

  /// Bytes that are in memory.
  private static var memory: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    return (pages.flatMap { $0.count > 1 ? Int($0[1]) : nil } ?? 0) * 4096
  }
}
