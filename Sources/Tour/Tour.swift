import Foundation
import GalleryPages
import UIKit
import UIKitTestSupport

/// Plays the Gallery by itself, as a person would, and keeps a picture of every step.
@main struct Tour {
  static func main() async {
    do {
      let arguments = try Arguments(CommandLine.arguments)
      if let events = arguments.wildEvents {
        let wild = Wild(events: events, seed: arguments.seed, page: arguments.page)
        exit(try wild.play() ? 0 : 1)
      }
      try await Tour(storyboard: Storyboard(folder: arguments.output)).play()
    } catch {
      FileHandle.standardError.write(Data("Tour: \(error)\n".utf8))
      exit(1)
    }
  }

  /// One chapter a page, in the order of the Gallery's list.
  private let chapters: [any Chapter] = [
    LanguagesChapter(), ControlEventsChapter(), ControlsChapter(), FormChapter(), GesturesChapter(),
    ListChapter(),
    QuestionsChapter(), PickersChapter(), PhotosChapter(),
    DarkChapter(), PadChapter(),
  ]
  private let storyboard: Storyboard

  private init(storyboard: Storyboard) {
    self.storyboard = storyboard
  }

  private func play() async throws {
    let all = chapters.map { ($0, $0.steps) }
    let total = all.reduce(0) { $0 + $1.1.count }
    let samples = FileManager.default.temporaryDirectory
      .appendingPathComponent("tour-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: samples) }
    try PhotoSamples.make(in: samples)
    do {
      try await play(all, of: total, samples)
    } catch {
      try? storyboard.finish(error)
      throw error
    }
    try storyboard.finish()
  }

  private func play(
    _ all: [(any Chapter, [Step])], of total: Int, _ samples: URL
  ) async throws {
    var number = 0
    for (chapter, steps) in all {
      storyboard.begin(chapter.title)
      let robot = Robot(GalleryViewController(language: .english), device: chapter.device)
      robot.setPhotos(samples)
      // What the cameras see is among the samples, too.
      robot.setCameras(
        samples.appendingPathComponent("Lake/Lake dusk.jpg").path,
        samples.appendingPathComponent("Hills/Hills morning.jpg").path)
      var finger: Robot.Finger?
      for step in steps {
        number += 1
        let before = Set(robot.screenLines)
        try step.action(robot, &finger)
        // What handlers `await` goes on, and is part of the step's picture.
        if step.waitsForPhotos { await robot.waitForPhotos() }
        if step.waitsForCamera { await robot.waitForCamera() }
        for _ in 0..<4 { await Task.yield() }
        robot.wait(1.0 / 60)
        let news = robot.screenLines.filter { !before.contains($0) }
        let touched = finger.flatMap { $0.isDown ? $0.location : nil }
        let scene = Scene(
          number: number, total: total, time: robot.now, caption: step.caption, news: news,
          picture: robot.image.with(finger: touched))
        try storyboard.add(scene)
        if step.isOnPoster { storyboard.addToPoster(scene) }
      }
    }
  }
}

extension Robot {
  /// What can be read on the screen, without places.
  fileprivate var screenLines: [String] {
    screen.split(separator: "\n").dropFirst().map { line in
      line.replacing(#/\ {2}\(-?[\d.]+, .*?\)/#, with: "").trimmingCharacters(in: .whitespaces)
    }
  }
}
