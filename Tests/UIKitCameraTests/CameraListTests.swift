import CGStreamer
import Foundation
import Testing

@testable import UIKitCamera

@Suite struct CameraListTests {
  /// A folder with files that are called like cameras.
  private func machine(_ names: [String], pipeWire: Bool = false) throws -> CameraMachine {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names { try Data().write(to: folder.appendingPathComponent(name)) }
    if pipeWire { try Data().write(to: folder.appendingPathComponent("pipewire-0")) }
    return CameraMachine(devices: folder.path, runtime: folder.path, plugins: [folder.path])
  }

  @Test func theVariableNamesStandIns() {
    #expect(CameraList.standIns(in: [:]) == nil)
    #expect(CameraList.standIns(in: ["TOUCHUP_CAMERA": ""]) == [])
    #expect(
      CameraList.standIns(in: ["TOUCHUP_CAMERA": "test | test:blue|/a b.jpg | videotestsrc ! x"])
        == ["test", "test:blue", "/a b.jpg", "videotestsrc ! x"])
  }

  @Test func standInsAreDescriptions() {
    #expect(StandIn.description("test").contains("videotestsrc is-live=true pattern=\"smpte\""))
    #expect(StandIn.description("test:blue").contains("pattern=\"blue\""))
    #expect(StandIn.description("/a \"b\".jpg").contains("location=\"/a \\\"b\\\".jpg\""))
    #expect(StandIn.description(" v4l2src ! identity ") == "v4l2src ! identity")
  }

  @Test func theFirstCameraLooksAtThePersonUnlessItSaysOtherwise() {
    #expect(CameraList.facing(at: 0, location: nil) == .front)
    #expect(CameraList.facing(at: 1, location: nil) == .rear)
    #expect(CameraList.facing(at: 0, location: "back") == .rear)
    #expect(CameraList.facing(at: 3, location: "front") == .front)
    #expect(CameraList.facings(standIns: ["test", "test"]) == [.front, .rear])
    #expect(CameraList.facings(standIns: []) == [])
  }

  @Test func filesThatAreNoCamerasAreNone() throws {
    let machine = try machine(["video0", "video1", "videotape", "null"])
    #expect(machine.nodes.isEmpty)
    #expect(!machine.hasPipeWire)
    #expect(CameraList.facings(standIns: nil, machine: machine) == [])
    #expect(CameraList.all(standIns: nil, machine: machine) == [])
    // Without GStreamer's part for it, PipeWire cannot be asked.
    #expect(try !self.machine([], pipeWire: true).hasPipeWire)
  }

  @Test func whatMayNotBeUsedIsACameraAndNamesItsFile() async throws {
    // Neither may this be written, by whoever.
    let machine = try machine([])
    let path = "\(machine.devices)/video3"
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "/sys/kernel/uevent_seqnum")
    #expect(machine.nodes == [CameraMachine.Node(path: path, name: "video3", isDenied: true)])
    #expect(CameraList.facings(standIns: nil, machine: machine) == [.front])
    let camera = try #require(CameraList.all(standIns: nil, machine: machine).first)
    #expect(camera.name == "video3" && camera.path == path)
    let log = FeedLog()
    log.feed?.start(camera)
    await log.wait { !$0.errors.isEmpty }
    #expect(log.errors == [.permissionDenied(path: path)])
  }

  @Test(arguments: [
    (CGstFaultBusy, true, CameraError.busy(name: "Eye")),
    (CGstFaultDenied, false, .permissionDenied(path: "/dev/video7")),
    (CGstFaultMissing, false, .missing), (CGstFaultMissing, true, .lost(reason: "r")),
    (CGstFaultOther, false, .unusable(reason: "r")), (CGstFaultOther, true, .lost(reason: "r")),
  ])
  func faultsAreErrors(kind: CGstFaultKind, afterPictures: Bool, error: CameraError) {
    let camera = Camera(name: "Eye", facing: .front, path: "/dev/video7", source: .description(""))
    #expect(CameraFault(kind, "r").error(of: camera, afterPictures: afterPictures) == error)
  }

  @Test func whatIsMissingIsSaidByItsPackage() {
    let camera = Camera(name: "Eye", facing: .front, path: nil, source: .description(""))
    let reason = "no element \"v4l2src\""
    #expect(
      CameraFault(CGstFaultPlugin, reason).error(of: camera, afterPictures: false)
        == .pluginMissing(package: "gstreamer1.0-plugins-good", reason: reason))
  }
}
