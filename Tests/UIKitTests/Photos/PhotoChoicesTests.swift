import Foundation
import Testing
import UIKitImages
import UIKitTestSupport

@testable import UIKit

/// What is chosen of many, in which order, up to a limit.
@Suite struct PhotoChoicesTests {
  private static func entry(_ number: Int, seconds: Int = 0) -> PhotoEntry {
    var status = stat()
    status.st_mtim.tv_sec = seconds
    status.st_mode = S_IFREG
    // The name is that of a photo.
    return PhotoEntry(path: FilePath("/photos/\(number).jpg"), stamp: FileStamp(status))!
  }

  private func names(_ choices: PhotoChoices) -> [String] {
    choices.all.map { String($0.path.name.prefix { $0 != "." }) }
  }

  @Test(
    "25: Whatever is tapped, order and limit are those of a plain list",
    arguments: [(1, 0), (2, 1), (3, 2), (4, 5), (5, 40), (6, 1000)])
  func wildTaps(seed: UInt64, limit: Int) {
    var random = SeededGenerator(seed: seed)
    var choices = PhotoChoices(limit: limit)
    var model: [Int] = []
    for _ in 0..<4000 {
      let number = Int.random(in: 0..<60, using: &random)
      switch Int.random(in: 0..<20, using: &random) {
      case 0:
        let some = Set((0..<3).map { _ in Int.random(in: 0..<60, using: &random) })
        choices.remove(Set(some.map { Self.entry($0).path }))
        model.removeAll { some.contains($0) }
      case 1:
        let other = Bool.random(using: &random) ? Int.random(in: 0..<60, using: &random) : nil
        let isMoved = choices.move(
          Self.entry(number).path, after: other.map { Self.entry($0).path })
        let canMove =
          model.contains(number) && number != other
          && other.map { model.contains($0) } ?? true
        #expect(isMoved == canMove)
        if canMove {
          model.removeAll { $0 == number }
          model.insert(number, at: other.map { model.firstIndex(of: $0)! + 1 } ?? 0)
        }
      default:
        let change = choices.toggle(Self.entry(number, seconds: .random(in: 0..<9, using: &random)))
        if let place = model.firstIndex(of: number) {
          #expect(change == .unchosen)
          model.remove(at: place)
        } else if limit == 0 || model.count < limit {
          #expect(change == .chosen)
          model.append(number)
        } else {
          #expect(change == .refused)
        }
      }
      guard names(choices) == model.map(String.init) else {
        Issue.record("\(names(choices)) instead of \(model)")
        return
      }
      #expect(
        choices.number(of: Self.entry(number).path) == model.firstIndex(of: number).map { $0 + 1 })
      #expect(choices.hasRoom == (limit == 0 || model.count < limit))
    }
  }

  @Test func thoseOfTheStartAreEachOnceAndNoMoreThanTheLimit() {
    let first = ["/photos/1.jpg", "/photos/2.jpg", "/photos/1.jpg", "/photos/3.jpg"]
      .compactMap { PhotoChoice(identifier: FilePath($0).uri) }
    #expect(names(PhotoChoices(limit: 0, chosen: first)) == ["1", "2", "3"])
    #expect(names(PhotoChoices(limit: 2, chosen: first)) == ["1", "2"])
    #expect(PhotoChoice(identifier: "no such thing") == nil)
  }
}
