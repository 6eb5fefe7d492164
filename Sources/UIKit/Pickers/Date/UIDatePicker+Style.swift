import Foundation

extension UIDatePicker {
  /// The style that goes with a wish: counting down, and month with year, there are wheels alone.
  var resolvedStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime:
      preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }
  }

  /// Whether there are wheels to turn: the inline look of a time is wheels as well.
  var showsWheels: Bool {
    resolvedStyle == .wheels || (resolvedStyle == .inline && datePickerMode == .time)
  }

  /// Takes on the look that style and mode ask for.
  func restyle() {
    closeOverlay()
    let wishes: (calendar: Bool, compact: Bool) = (
      resolvedStyle == .inline && !showsWheels, resolvedStyle == .compact
    )
    if wishes.calendar != (calendarFace != nil) {
      calendarFace?.removeFromSuperview()
      calendarFace = wishes.calendar ? CalendarFace(self) : nil
      if let calendarFace { addSubview(calendarFace) }
    }
    if wishes.compact != (compactFace != nil) {
      compactFace?.removeFromSuperview()
      compactFace = wishes.compact ? CompactFace(self) : nil
      if let compactFace { addSubview(compactFace) }
    }
    if showsWheels, picker.superview == nil { addSubview(picker) }
    if !showsWheels { picker.removeFromSuperview() }
    stateDidChange()
    followNaturalSize()
    setNeedsLayout()
  }

  func naturalSize() -> CGSize {
    if let compactFace { return compactFace.sizeThatFits(.zero) }
    if calendarFace != nil {
      let hasTime = datePickerMode == .dateAndTime
      return CGSize(width: CalendarLook.width, height: CalendarLook.height(hasTime: hasTime))
    }
    return WheelLook.size
  }

  func placeFaces() {
    if showsWheels { picker.frame = bounds }
    calendarFace?.frame = bounds
    compactFace?.frame = bounds
  }

  /// A person chose a date: it is brought to what can be chosen, and told when it is another one.
  func choose(_ date: Date) {
    let new = wheels.limits.nearest(to: date, wheels.years.calendar)
    guard new != chosenDate else { return }
    chosenDate = new
    updateCompact()
    calendarFace?.refresh()
    overlay?.follow()
    sendChange()
  }

  /// The fields show what is chosen.
  func updateCompact() {
    guard let compactFace else { return }
    compactFace.update()
    followNaturalSize()
  }

  /// A picker that had the size that its look wanted has the one that it wants now.
  func followNaturalSize() {
    let (old, new) = (lastNaturalSize, naturalSize())
    guard new != old else { return }
    lastNaturalSize = new
    if bounds.size == old { frame.size = new }
    invalidateIntrinsicContentSize()
  }

  // MARK: What a field opens

  func openOverlay(from pill: DatePill) {
    guard isEnabled, overlay == nil, let presenter = presenter else { return }
    pill.isOpen = true
    let made = DateOverlay(self, pill) { [weak self, weak pill] in
      pill?.isOpen = false
      guard let self else { return }
      self.overlay = nil
      self.sendActions(for: .editingDidEnd)
    }
    overlay = made
    guard presenter.tryToPresent(made, animated: true, completion: nil) == nil else {
      // Something else is presented there: nothing was opened.
      overlay = nil
      pill.isOpen = false
      return
    }
    sendActions(for: .editingDidBegin)
  }

  func closeOverlay() { overlay?.close(animated: false) }

  private var presenter: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return window?.rootViewController
  }
}
