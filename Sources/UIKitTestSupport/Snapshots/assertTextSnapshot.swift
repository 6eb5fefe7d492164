/// Fails the test when a text is not that of the snapshot on file: `robot.screen`, `robot.viewTree`,
/// a view's `treeDescription`, or any other. See
/// ``Snapshot/verifyText(_:named:record:filePath:function:)``.
///
/// Outside of a running test the failure is printed on standard error.
public func assertTextSnapshot(
  of text: String, named name: String? = nil, record: SnapshotRecording? = nil,
  fileID: String = #fileID, filePath: String = #filePath, function: String = #function,
  line: Int = #line, column: Int = #column
) {
  let failure = Snapshot.verifyText(
    text, named: name, record: record, filePath: filePath, function: function)
  guard let failure else { return }
  FailureReporter.report(
    failure, at: .init(fileID: fileID, filePath: filePath, line: line, column: column))
}
