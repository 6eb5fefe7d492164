import Foundation
import UIKit
import UIKitImages
import UIKitTestSupport

// Uses a library of photos in a process of its own, for tests that ask how much memory that took: says what it saw,
// and how large the process ever was, as JSON on standard output.
//
//     PhotoProbe show FOLDER      shows the grid, scrolls to its end, and tells what stands on it
//     PhotoProbe pick FOLDER      picks each photo, one after another
//     PhotoProbe open FOLDER      opens each file as a small picture and as a whole one

let arguments = CommandLine.arguments
guard arguments.count == 3 else { exit(2) }
let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
var report: ProbeReport
switch arguments[1] {
case "show": report = try await GridProbe(folder).show()
case "pick": report = try await GridProbe(folder).pick()
case "open": report = OpeningProbe.open(folder)
default: exit(2)
}
report.peak = ProbeReport.currentPeak
FileHandle.standardOutput.write(try JSONEncoder().encode(report))
