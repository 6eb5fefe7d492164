import Foundation
import UIKitLayers
package import UIKitLoop

/// Runs the frames of an app, one after another, as long as there is something to do.
///
/// A frame is six passes in this order: events (``EventsPass``), then animation, layout, display and
/// compositing (in the layer tree), then presenting. Nothing asked for: no frame.
@MainActor package final class FramePipeline {
  package let screen: UIScreen
  package let loop: any MainLoop
  package let host: any DisplayHost
  /// Frames that showed something new, since the start.
  package private(set) var framesPresented = 0

  private weak var application: UIApplication?
  private let events: EventsPass
  private var ticket: LoopTicket?
  private var afterFrame: [() -> Void] = []
  private var isRunning = false
  private var caret: CGRect?
  private weak var input: HostInput?
  private var areElementsStale = false

  init(application: UIApplication, loop: any MainLoop, host: any DisplayHost) {
    self.application = application
    self.loop = loop
    self.host = host
    screen = UIScreen(device: host.device, loop: loop)
    events = EventsPass(screen: screen)
  }

  func start() {
    isRunning = true
    screen.tree.onFrameNeeded = { [weak self] in
      if self?.isDrawingNeeded == true { self?.requestFrame() }
    }
    let input = HostInput(
      HostInput.Calls(
        receive: { [weak self] in self?.receive($0) },
        runFrame: { [weak self] in self?.runFrame() },
        pointer: { [weak application] in application?.pointer(at: $0) ?? .arrow },
        elements: { [weak self] in self?.readElements() ?? [] },
        takesTouches: { [weak application] element, point in
          application.map { $0.elements.takesTouches(element, at: point, in: $0) } ?? false
        }))
    self.input = input
    host.start(input)
    if screen.tree.isFrameNeeded { requestFrame() }
  }

  func stop() {
    isRunning = false
    ticket?.cancel()
    ticket = nil
    screen.tree.onFrameNeeded = nil
    host.stop()
  }

  /// Runs `work` at the end of the next frame, when everything has its place.
  func afterNextFrame(_ work: @escaping () -> Void) {
    afterFrame.append(work)
    requestFrame()
  }

  func requestFrame() {
    guard isRunning, ticket == nil else { return }
    ticket = loop.requestFrame { [weak self] in
      guard let self else { return }
      ticket = nil
      runFrame()
    }
  }

  /// Runs a frame now. Returns whether there was anything new to show.
  @discardableResult package func runFrame() -> Bool {
    guard isRunning, let application else { return false }
    events.run(application)
    // It may have been told to end.
    guard isRunning else { return false }
    guard application.applicationState != .background else {
      finishTurn()
      return false
    }
    for window in application.windows { window.focusSystem.validate() }
    let frame = screen.tree.produceFrame(at: loop.now)
    if let frame {
      framesPresented += 1
      host.present(HostFrame(frame))
    }
    tellCaret(application)
    if frame != nil || areElementsStale {
      areElementsStale = false
      if input?.wantsElements == true { host.receive(.elements) }
    }
    finishTurn()
    return frame != nil
  }

  private func finishTurn() {
    let work = afterFrame
    afterFrame = []
    for item in work { item() }
    if !events.isEmpty || !afterFrame.isEmpty || isDrawingNeeded { requestFrame() }
  }

  /// What cannot be seen is drawn when it can.
  private var isDrawingNeeded: Bool {
    screen.tree.isFrameNeeded && application?.applicationState != .background
  }

  /// The app can be seen again.
  func goOn() {
    if screen.tree.isFrameNeeded { requestFrame() }
  }

  private func tellCaret(_ application: UIApplication) {
    let caret = application.keyWindow?.caretOnScreen
    guard caret != self.caret else { return }
    self.caret = caret
    host.receive(.caret(caret))
  }

  /// Something that assistive technology knows of has changed, and nothing that is drawn.
  func elementsDidChange() {
    guard !areElementsStale, input?.wantsElements == true else { return }
    areElementsStale = true
    requestFrame()
  }

  /// The number of the first element in an object, as things stand now; nil when there is none.
  func elementNumber(in object: UIResponder) -> Int? {
    guard let application else { return nil }
    screen.tree.layoutIfNeeded()
    return application.elements.number(in: object, of: application)
  }

  private func readElements() -> [HostElement] {
    guard let application else { return [] }
    screen.tree.layoutIfNeeded()
    return application.elements.read(application)
  }

  private func receive(_ event: HostEvent) {
    events.append(event, at: loop.now)
    requestFrame()
  }
}
