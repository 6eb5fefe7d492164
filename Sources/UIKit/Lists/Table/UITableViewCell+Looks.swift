import Foundation

extension UITableViewCell {
  func setUp() {
    isAccessibilityElement = true
    addSubview(parts.content)
    addSubview(parts.line)
    parts.line.isUserInteractionEnabled = false
    settingChanged()
  }

  func settingChanged() {
    if backgroundColor == nil || backgroundColor === givenBackground {
      givenBackground =
        setting.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      backgroundColor = givenBackground
    }
    roundCorners()
    setNeedsLayout()
  }

  private func roundCorners() {
    let isRound = setting.style == .insetGrouped && (setting.isFirst || setting.isLast)
    layer.cornerRadius = isRound ? 10 : 0
    layer.maskedCorners = []
    if setting.isFirst {
      layer.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if setting.isLast {
      layer.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    clipsToBounds = isRound
  }

  /// The cell's own labels; without any, the texts of what the app put in it.
  var spokenLabels: String? {
    var texts = [parts.title?.text, parts.detail?.text].compactMap(\.self)
    if texts.isEmpty { texts = parts.content.spokenTexts }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  // MARK: Backgrounds

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    layOutBackgrounds()
    updateBackgrounds(animated: false)
  }

  private func layOutBackgrounds() {
    let selection = selectedBackgroundView ?? parts.selection
    for (index, view) in [backgroundView, selection].compactMap(\.self).enumerated() {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view.superview !== self || subviews.firstIndex(of: view) != index {
        insertSubview(view, at: index)
      }
    }
  }

  func updateBackgrounds(animated: Bool) {
    let isShown = (selected || highlighted) && selectionStyle != .none
    if isShown, selectedBackgroundView == nil, parts.selection == nil {
      parts.makeSelection().alpha = 0
      layOutBackgrounds()
    }
    for label in [parts.title, parts.detail] { label?.isHighlighted = isShown }
    parts.image?.isHighlighted = isShown
    guard let view = selectedBackgroundView ?? parts.selection else { return }
    let alpha: CGFloat = isShown ? 1 : 0
    guard view.alpha != alpha else { return }
    if animated, window != nil {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
        view.alpha = alpha
      }
    } else {
      view.alpha = alpha
    }
  }

  // MARK: What is at the end

  func accessoryChanged() {
    parts.accessory?.removeFromSuperview()
    parts.accessory = nil
    if accessoryType != .none {
      let accessory = TableAccessory(accessoryType) { [weak self] in self?.tellAccessoryTapped() }
      parts.accessory = accessory
      if accessoryView == nil { addSubview(accessory) }
    }
    setNeedsLayout()
  }

  func replaceAccessory(_ old: UIView?) {
    if old !== accessoryView { old?.removeFromSuperview() }
    if let accessoryView {
      parts.accessory?.removeFromSuperview()
      addSubview(accessoryView)
    } else if let accessory = parts.accessory {
      addSubview(accessory)
    }
    setNeedsLayout()
  }

  private func tellAccessoryTapped() {
    var view = superview
    while let current = view, !(current is UITableView) { view = current.superview }
    guard let table = view as? UITableView, let path = table.indexPath(for: self) else { return }
    table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }
}

extension UIView {
  /// What is to be read in the view, controls left out, which speak for themselves.
  fileprivate var spokenTexts: [String] {
    accessibleSubviews.flatMap { view -> [String] in
      if view is UIControl { return [] }
      if let label = view as? UILabel { return label.text.map { $0.isEmpty ? [] : [$0] } ?? [] }
      if view.isAccessibilityElement { return [view.accessibilityLabel].compactMap(\.self) }
      return view.spokenTexts
    }
  }
}
