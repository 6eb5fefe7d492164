import Foundation
import UIKit
import UIKitLoop

/// What the server's thread tells the main actor, before the app has started and after, and what the app has to show.
@MainActor final class AppSide {
  private var input: HostInput?
  private var frame: HostFrame?
  private var translator = InputTranslator()
  private var driver: Driver?
  private var sentAt = 0.0
  /// The app's, once it has started.
  private var loop: any MainLoop = MainLoops.current
  private let device: HostDevice
  /// Where pixels and elements go.
  weak var site: BrowserSite?
  /// There is something to send.
  var wake: (() -> Void)?

  /// Elements are read so many seconds apart at most: nobody listens as fast as something moves.
  private static let pause = 0.1
  private var lastReading = -TimeInterval.infinity
  private var nextReading: LoopTicket?

  init(device: HostDevice) {
    self.device = device
  }

  func start(_ input: HostInput) {
    self.input = input
    loop = MainLoops.current
    site?.run(on: loop)
    driver = Driver(loop: loop, size: device.size, input: input)
    input.wantsElements = site?.elements.hasViewers == true
  }

  func stop() {
    nextReading?.cancel()
    input = nil
    driver = nil
  }

  // MARK: From viewers and scripts

  /// - Parameter sentAt: when, by the page's clock: the next frame tells it back, which is how long both ways take.
  func take(_ message: ClientMessage, sentAt: Double?) {
    self.sentAt = sentAt ?? self.sentAt
    send(translator.events(for: message))
  }

  /// Nothing that who was in control has down stays so.
  func letGo() { send(translator.letGo()) }

  private func send(_ events: [HostEvent]) {
    for event in events { input?.send(event) }
  }

  /// Somebody has begun to look: all of the newest frame, and what is on the screen.
  func showAll() {
    input?.wantsElements = true
    elementsMayHaveChanged()
    guard let frame else { return }
    write(frame, [Damage.Rect(x: 0, y: 0, width: frame.width, height: frame.height)])
  }

  /// Answers what is asked by HTTP.
  func answer(_ request: WebRequest, reply: @escaping @Sendable (WebAnswer) -> Void) {
    switch request.path {
    case "/screenshot.png":
      guard let picture = try? frame?.makeImage()?.pngData() else {
        return reply(DriveError.noApp.answer)
      }
      reply(WebAnswer(status: 200, type: "image/png", body: picture))
    case "/elements.json":
      reply(screen())
    default:
      guard let driver else { return reply(DriveError.noApp.answer) }
      do throws(DriveError) {
        let command = try DriveCommand(path: request.path, body: request.body)
        driver.carryOut(command, reply: reply)
      } catch {
        reply(error.answer)
      }
    }
  }

  private func screen() -> WebAnswer {
    struct Words: Encodable {
      var width: Double
      var height: Double
      var scale: Double
      var elements: [PageElement]
    }
    guard let input else { return DriveError.noApp.answer }
    return .json(
      Words(
        width: device.size.width, height: device.size.height, scale: device.scale,
        elements: input.elements().map(PageElement.init(nested:))))
  }

  // MARK: To viewers

  func present(_ frame: HostFrame) {
    self.frame = frame
    guard site?.frames.hasViewers == true else { return }
    write(
      frame,
      frame.damage.map {
        let rect = $0.integral
        return Damage.Rect(
          x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
      })
  }

  private func write(_ frame: HostFrame, _ rects: [Damage.Rect]) {
    frame.withUnsafeBytes { bytes in
      site?.frames.write(
        rects, width: frame.width, height: frame.height, bytesPerRow: frame.bytesPerRow,
        from: bytes, answering: sentAt)
    }
    wake?()
  }

  private func elementsMayHaveChanged() {
    guard nextReading == nil, site?.elements.hasViewers == true else { return }
    nextReading = loop.schedule(at: lastReading + Self.pause) { [weak self] in
      self?.readElements()
    }
    nextReading?.keepsLoopBusy = false
  }

  private func readElements() {
    nextReading = nil
    lastReading = loop.now
    guard let input, let site, site.elements.write(input.elements()) else { return }
    wake?()
  }

  /// Passes on what the app tells.
  func receive(_ notice: HostNotice) {
    guard let site, site.elements.hasViewers else {
      // Nobody looks any longer: nothing has to be told until somebody does.
      input?.wantsElements = false
      return
    }
    switch notice {
    case .elements: return elementsMayHaveChanged()
    case .copied(let text): site.tell(.copied(text ?? ""))
    case .caret(let rect): site.tell(.caret(rect.map(PageElement.numbers)))
    case .announcement(let text): site.tell(.announcement(text))
    case .focus(let number):
      // NB: a number means nothing to a page that has not been told of its element yet.
      if let input { site.elements.write(input.elements()) }
      site.tell(.focus(number))
    }
    wake?()
  }
}
