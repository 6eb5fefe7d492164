import Foundation

/// One format as GStreamer writes it: `video/x-raw, width=(int)640, framerate=(fraction){ 30/1, 15/1 }`.
struct CapsFields {
  /// The type, with what stands in brackets after it.
  let type: String
  private var values: [String: String] = [:]

  init(_ text: Substring) {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case "," where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(text[start...])
    let trimmed = parts.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    type = trimmed.first ?? ""
    for part in trimmed.dropFirst() {
      guard let sign = part.firstIndex(of: "=") else { continue }
      var value = part[part.index(after: sign)...]
      if value.hasPrefix("("), let end = value.firstIndex(of: ")") {
        value = value[value.index(after: end)...]
      }
      values[String(part[..<sign])] = value.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Beyond this a range says nothing: those of GStreamer itself end at the largest numbers, cameras before.
  private static let largest = 16_384

  /// Whole numbers and ranges of such, each as a range; empty when there are none.
  func numbers(_ name: String) -> [ClosedRange<Int>] {
    guard let value = values[name] else { return [] }
    if value.hasPrefix("[") {
      let bounds = items(value).prefix(2).compactMap { Int($0) }
      guard bounds.count == 2, bounds[0] > 0, bounds[0] <= bounds[1], bounds[1] <= Self.largest
      else { return [] }
      return [bounds[0]...bounds[1]]
    }
    return items(value).compactMap { Int($0) }.filter { $0 > 0 }.map { $0...$0 }
  }

  /// The rates that are named; nil for “any”, also where a range is.
  func rates(_ name: String) -> [CameraRate?] {
    guard let value = values[name], !value.hasPrefix("[") else { return [nil] }
    let rates = items(value).map { CameraRate($0) }.filter { $0 != nil }
    return rates.isEmpty ? [nil] : rates
  }

  private func items(_ value: String) -> [Substring] {
    value.split { "{}[], ".contains($0) }
  }
}
