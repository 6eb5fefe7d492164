import Foundation

extension UIPickerView {
  /// The wheels as data source and delegate have them now.
  var wheels: [WheelColumn] {
    loadIfNeeded()
    return loadedWheels
  }

  func wheel(_ component: Int) -> WheelColumn? {
    let wheels = wheels
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  func askAnew() {
    needsReload = true
    hasViewsOfDelegate = true
    setNeedsLayout()
  }

  func reload() {
    askAnew()
    loadIfNeeded()
  }

  func reload(_ component: Int) {
    guard !needsReload else { return loadIfNeeded() }
    guard let wheel = wheel(component) else {
      return Diagnostics.report(
        "\(Diagnostics.name(self)): there is no component \(component) to reload, only "
          + "\(loadedWheels.count). Nothing was changed.")
    }
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component)
    // What was asked may have changed all.
    guard wheel.superview === self else { return }
    wheel.reload(count: max(0, count ?? 0))
    setNeedsLayout()
  }

  private func loadIfNeeded() {
    guard needsReload, !isLoading else { return }
    isLoading = true
    needsReload = false
    let components = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    let counts = (0..<components).map {
      max(0, dataSource?.pickerView(self, numberOfRowsInComponent: $0) ?? 0)
    }
    isLoading = false
    while loadedWheels.count > components { loadedWheels.removeLast().removeFromSuperview() }
    while loadedWheels.count < components {
      let wheel = WheelColumn(self, component: loadedWheels.count)
      loadedWheels.append(wheel)
      addSubview(wheel)
    }
    for (wheel, count) in zip(loadedWheels, counts) { wheel.reload(count: count) }
    setNeedsLayout()
  }

  func select(_ row: Int, _ component: Int, _ animated: Bool) {
    guard let wheel = wheel(component), row >= 0, row < wheel.count else {
      let count = numberOfRows(inComponent: component)
      return Diagnostics.report(
        "\(Diagnostics.name(self)): there is no row \(row) in component \(component), which has "
          + "\(count). Nothing was changed.")
    }
    layOutWheels()
    wheel.turn(to: row, animated: animated, byPerson: false)
  }

  // MARK: Places

  func layOutWheels() {
    let wheels = wheels
    let sizes = sizes(in: bounds.width)
    let band =
      (sizes.map(\.height).max() ?? usualRowHeight) + WheelLook.bandExcess
    let scale = WheelLook.scale(for: traitCollection)
    bandView.isHidden = wheels.isEmpty
    bandView.frame = CGRect(
      x: WheelLook.inset, y: (bounds.height - band) / 2,
      width: max(0, bounds.width - 2 * WheelLook.inset), height: band)
    let gaps = WheelLook.gap * CGFloat(max(0, sizes.count - 1))
    let total = sizes.reduce(gaps) { $0 + $1.width }
    var x = ((bounds.width - total) / 2).rounded(.down)
    let order = Array(zip(wheels, sizes))
    for (wheel, size) in isMirrored ? order.reversed() : order {
      if wheel.textScale != scale { wheel.hideRows() }
      wheel.textScale = scale
      wheel.bandHeight = band
      wheel.fit(
        to: CGRect(x: x, y: 0, width: size.width, height: bounds.height), rowHeight: size.height)
      x += size.width + WheelLook.gap
    }
  }

  var usualRowHeight: CGFloat {
    (WheelLaw.usualRowHeight * WheelLook.scale(for: traitCollection)).rounded()
  }

  /// The width of each wheel and the height of its rows.
  func sizes(in width: CGFloat) -> [CGSize] {
    let count = wheels.count
    guard count > 0 else { return [] }
    let room = width - 2 * WheelLook.inset - WheelLook.gap * CGFloat(count - 1)
    let share = max(0, (room / CGFloat(count)).rounded(.down))
    var sizes = (0..<count).map { component in
      CGSize(
        width: usable(delegate?.pickerView(self, widthForComponent: component), share),
        height: usable(
          delegate?.pickerView(self, rowHeightForComponent: component), usualRowHeight))
    }
    let total = sizes.reduce(0) { $0 + $1.width }
    if total > max(room, 0), total > 0 {
      let part = max(room, 0) / total
      for index in sizes.indices { sizes[index].width = (sizes[index].width * part).rounded(.down) }
    }
    return sizes
  }

  private func usable(_ length: CGFloat?, _ usual: CGFloat) -> CGFloat {
    guard let length, length.isFinite, length >= 0 else { return usual }
    return length
  }
}
