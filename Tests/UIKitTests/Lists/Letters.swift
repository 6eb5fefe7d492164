import Foundation
import UIKit

/// A table's rows by their texts, and a log of what the table tells.
@MainActor final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var footers: [Int: String] = [:]
  var log: [String] = []
  /// How often a cell was asked for.
  var cellCount = 0
  var makeCell: (UITableView, String) -> UITableViewCell = { table, text in
    let cell =
      table.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = text
    return cell
  }

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  convenience init(count: Int) {
    self.init([(0..<count).map { "Row \($0)" }])
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellCount += 1
    return makeCell(tableView, sections[indexPath.section][indexPath.row])
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers[section]
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will select \(name(indexPath))")
    return refused.contains(indexPath) ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(name(indexPath))")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(name(indexPath))")
  }

  /// Rows that may not be chosen.
  var refused: Set<IndexPath> = []

  private func name(_ path: IndexPath) -> String { sections[path.section][path.row] }
}
