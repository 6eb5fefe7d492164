import Foundation

/// A process of Python's that blurs a picture with OpenCV each time it is told to.
final class OpenCVBlur {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts it; `kind` is one that `opencv_blur.py` knows.
  init(_ kind: String, of picture: URL) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../opencv_blur.py").standardized
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path, kind, picture.path]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try awaitAnswer("ready")
  }

  deinit {
    try? input.fileHandleForWriting.close()
  }

  /// Blurs once.
  func run() throws {
    try input.fileHandleForWriting.write(contentsOf: Data("blur\n".utf8))
    try awaitAnswer("done")
  }

  private func awaitAnswer(_ expected: String) throws {
    var line = Data()
    while let byte = try output.fileHandleForReading.read(upToCount: 1), byte.first != 10 {
      guard !byte.isEmpty else { break }
      line += byte
    }
    let answer = String(decoding: line, as: UTF8.self)
    guard answer == expected else { throw OpenCVError(answer: answer) }
  }
}
