import Foundation
import Harness
import UIKit

// The grid of a large library, as an app shows it: made, shown, tapped, scrolled to its end, beside `vipsthumbnail`.
// What is measured runs in processes of its own: this one starts itself with `--trial`.
do {
  let options = try Options(CommandLine.arguments.dropFirst())
  if let trial = options.trial {
    PhotoApp.start(trial, options)
  } else {
    exit(try Table(photoRows(options)).run() ? 0 : 1)
  }
} catch {
  FileHandle.standardError.write(Data("Photos: \(error)\n".utf8))
  exit(2)
}
