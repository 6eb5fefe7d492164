import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// `behaviours.md`, line 1: a cell is used N times and adds its handler each time; one tap calls it once.
@MainActor @Suite struct ReusedCellTests {
  @Test func setReplacesTheHandlerOfTheRowBefore() throws {
    try check { songs, cell, row in
      cell.button.set(.touchUpInside) { [weak songs] in songs?.played.append(row) }
    }
  }

  @Test func aBagThatPrepareForReuseEmpties() throws {
    try check { songs, cell, row in
      let target = cell.button.on(.touchUpInside) { [weak songs] in songs?.played.append(row) }
      cell.bag.insert(target)
    }
  }

  /// Throws through 10,000 rows, there and back, and taps what is there then.
  private func check(_ handle: @escaping (Songs, Songs.Cell, Int) -> Void) throws {
    let leaks = LeakCheck()
    do {
      let songs = leaks.track(Songs(count: 10_000), "the screen")
      songs.handle = handle
      let robot = Robot(songs)
      for _ in 0..<12 {
        try robot.swipe(.up)
        robot.wait(0.4)
      }
      try robot.settle()
      let row = try #require(songs.table.indexPathsForVisibleRows?.dropFirst(3).first?.row)
      #expect(row > 150)
      try robot.tap("Play \(row)")
      #expect(songs.played == [row])
      robot.run { songs.table.contentOffset.y = 440_000 - 844 }
      try robot.settle()
      robot.run { songs.table.contentOffset.y = 0 }
      try robot.settle()
      try robot.tap("Play 4")
      #expect(songs.played == [row, 4])
      #expect(songs.uses > 200)
      let cells = songs.table.visibleCells
      #expect(cells.count < 25 && songs.table.subviews.count { $0 is UITableViewCell } < 25)
      for cell in cells { leaks.track(cell, "a cell") }
    }
    leaks.assertAllReleased()
  }
}
