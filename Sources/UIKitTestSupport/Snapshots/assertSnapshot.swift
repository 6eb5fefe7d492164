import UIKit

/// Fails the test when a picture is not that of the snapshot on file. See
/// ``Snapshot/verify(_:named:record:tolerance:filePath:function:)``.
///
/// What moves is caught as it is just then: right after a tap, settle first.
///
/// Outside of a running test the failure is printed on standard error.
public func assertSnapshot(
  of subject: some SnapshotSubject, named name: String? = nil,
  record: SnapshotRecording? = nil, tolerance: SnapshotTolerance = .standard,
  fileID: String = #fileID, filePath: String = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) {
  let failure = Snapshot.verify(
    subject, named: name, record: record, tolerance: tolerance, filePath: filePath,
    function: function)
  guard let failure else { return }
  FailureReporter.report(
    failure, at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
}
