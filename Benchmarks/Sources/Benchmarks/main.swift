import Foundation
import Harness

let rows: [Row] =
  controlRows() + streamRows() + frameRows() + scrollRows() + listRows() + pickerRows()
  + textRows() + presentationRows() + blurRows() + shadowRows() + cameraRows() + startRows()

let filter = CommandLine.arguments.dropFirst().first ?? ""
do {
  let isWithinBudget = try Table(rows, filter: filter).run()
  exit(isWithinBudget ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
  exit(2)
}
