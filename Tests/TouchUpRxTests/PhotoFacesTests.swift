import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// What holds however a photo is asked for: lines of the list of complaints, for every face.
@MainActor @Suite struct PhotoFacesTests {
  private let rig: PhotoRig

  init() throws {
    rig = try PhotoRig()
  }

  @Test("13: Pulled down or dismissed by code: exactly one cancel", arguments: PhotoFace.allCases)
  func oneCancel(face: PhotoFace) async throws {
    for byCode in [false, true] {
      let heard = PhotoAnswers()
      let asked = await rig.ask(face, heard)
      if byCode {
        rig.robot.run { rig.screen.dismiss(animated: true) }
      } else {
        try rig.robot.drag(from: CGPoint(x: 195, y: 70), to: CGPoint(x: 195, y: 700))
      }
      await rig.robot.waitForPhotos()
      #expect(heard.answers == ["none"], "by code: \(byCode)")
      withExtendedLifetime(asked) {}
    }
  }

  @Test("15: Cancelled once, opened again: works as the first time", arguments: PhotoFace.allCases)
  func opensAgain(face: PhotoFace) async throws {
    let heard = PhotoAnswers()
    for end in ["Cancel", "Photo, six.jpg", "Cancel", "Photo, six.jpg"] {
      let asked = await rig.ask(face, heard)
      try await rig.tap(Query(stringLiteral: end))
      withExtendedLifetime(asked) {}
    }
    #expect(heard.answers == ["none", "six.jpg", "none", "six.jpg"])
  }

  @Test(
    "16: The picker is dismissed, and only the picker, never the screen that opened it",
    arguments: PhotoFace.allCases)
  func onlyThePicker(face: PhotoFace) async throws {
    for end in ["Cancel", "Photo, six.jpg"] {
      let asked = await rig.ask(face, PhotoAnswers())
      try await rig.tap(Query(stringLiteral: end))
      #expect(rig.screen.presentedViewController == nil)
      #expect(rig.bottom.presentedViewController === rig.screen)
      withExtendedLifetime(asked) {}
    }
  }

  @Test("17: A double tap on Choose delivers once", arguments: PhotoFace.allCases)
  func aDoubleTapOnChoose(face: PhotoFace) async throws {
    let heard = PhotoAnswers()
    let asked = await rig.ask(face, heard, allowsEditing: true)
    try await rig.tap("Photo, six.jpg")
    try rig.robot.tap("Choose")
    try? rig.robot.tap("Choose")
    await rig.robot.waitForPhotos()
    #expect(heard.answers == ["six.jpg"])
    withExtendedLifetime(asked) {}
  }

  @Test(
    "18: The result arrives when the next screen can be presented", arguments: PhotoFace.allCases)
  func theNextScreen(face: PhotoFace) async throws {
    let heard = PhotoAnswers()
    let next = UIViewController()
    heard.onAnswer = { [rig] in rig.screen.present(next, animated: true) }
    let asked = await rig.ask(face, heard)
    try await rig.tap("Photo, six.jpg")
    #expect(heard.answers == ["six.jpg"])
    #expect(rig.screen.presentedViewController === next)
    withExtendedLifetime(asked) {}
  }

  @Test("20: Folders that cannot be read are an answer that says so")
  func obstacles() async throws {
    let file = rig.folder.url.appendingPathComponent("six.jpg")
    rig.robot.setPhotos(file)
    for face in PhotoFace.allCases where face != .closures {
      let heard = PhotoAnswers()
      let asked = await rig.ask(face, heard)
      #expect(rig.robot.exists("\(file.path) cannot be read"))
      try await rig.tap("Cancel")
      #expect(heard.answers == ["\(PhotoError.unreadable(path: file.path))"], "\(face)")
      withExtendedLifetime(asked) {}
    }
  }

  @Test(
    "24: A damaged file is an error for that item, shown as such; the others still work",
    arguments: PhotoFace.allCases)
  func damaged(face: PhotoFace) async throws {
    try Data("no photo".utf8).write(to: rig.folder.url.appendingPathComponent("bad.jpg"))
    let heard = PhotoAnswers()
    let asked = await rig.ask(face, heard)
    try await rig.tap("bad.jpg cannot be opened")
    #expect(heard.answers == [])
    try await rig.tap("Photo, six.jpg")
    #expect(heard.answers == ["six.jpg"])
    withExtendedLifetime(asked) {}
  }

  @Test(
    "26: The screen that opened the picker goes away before the answer: nothing leaks",
    arguments: PhotoFace.allCases)
  func theScreenGoes(face: PhotoFace) async throws {
    let heard = PhotoAnswers()
    weak var (goneScreen, gonePicker): (UIViewController?, UIViewController?)
    do {
      let opener = UIViewController()
      goneScreen = opener
      rig.robot.run {
        rig.bottom.dismiss(animated: false)
        rig.bottom.present(opener, animated: false)
      }
      try rig.robot.settle()
      let asked = face.ask(opener, rig.robot, heard)
      while opener.presentedViewController == nil { await Task.yield() }
      gonePicker = opener.presentedViewController
      await rig.robot.waitForPhotos()
      rig.robot.run { rig.bottom.dismiss(animated: false) }
      await rig.robot.waitForPhotos()
      withExtendedLifetime(asked) {}
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(heard.answers == ["none"])
    #expect(goneScreen == nil && gonePicker == nil)
  }
}
