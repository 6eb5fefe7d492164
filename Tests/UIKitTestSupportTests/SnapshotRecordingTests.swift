import Testing

@testable import UIKitTestSupport

/// When snapshots are written.
@Suite struct SnapshotRecordingTests {
  @Test(arguments: [
    ([:], SnapshotRecording.missing),
    (["CI": "true"], .never),
    (["CI": "0"], .missing),
    (["UIKIT_SNAPSHOTS": "all"], .all),
    (["CI": "true", "UIKIT_SNAPSHOTS": "missing"], .missing),
    (["UIKIT_SNAPSHOTS": "nonsense", "CI": "1"], .never),
  ])
  func theEnvironmentDecides(environment: [String: String], mode: SnapshotRecording) {
    #expect(SnapshotRecording.mode(in: environment) == mode)
  }
}
