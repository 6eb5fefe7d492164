import CSDL2
import Dispatch
import Foundation
import UIKitLoop

/// Takes SDL's events as they come, while the app's own loop runs: woken by the connection to the X server where there
/// is one, and else 120 times a second.
@MainActor final class EventPump {
  /// Seconds after which is looked in any case: what is read from the connection while a frame is shown wakes
  /// nobody.
  private static let patience: TimeInterval = 0.25
  private static let pace: TimeInterval = 1.0 / 120

  private let handle: (SDL_Event) -> Void
  private let idle: () -> Void
  private let loop: any MainLoop
  private var source: (any DispatchSourceRead)?
  private var timer: (any DispatchSourceTimer)?
  private var isPumping = false
  private var isAsked = false

  /// - Parameters:
  ///   - handle: gets each event.
  ///   - idle: called when there is none left for now.
  init(
    window: OpaquePointer, loop: any MainLoop, handle: @escaping (SDL_Event) -> Void,
    idle: @escaping () -> Void
  ) {
    self.handle = handle
    self.idle = idle
    self.loop = loop
    let connection = csdl_connection(window)
    if connection >= 0 { watch(connection) }
    tick(every: connection >= 0 ? Self.patience : Self.pace)
    pumpSoon()
  }

  /// Takes nothing any more.
  func stop() {
    source?.cancel()
    timer?.cancel()
    (source, timer) = (nil, nil)
  }

  /// Looks once more, after what is going on now.
  func pumpSoon() {
    guard !isAsked else { return }
    isAsked = true
    loop.perform { [weak self] in
      self?.isAsked = false
      self?.pump()
    }
  }

  private func pump() {
    guard timer != nil, !isPumping else { return }
    isPumping = true
    var event = SDL_Event()
    var isAny = false
    while timer != nil, SDL_PollEvent(&event) != 0 {
      isAny = true
      handle(event)
    }
    if isAny { idle() }
    isPumping = false
  }

  private func watch(_ connection: Int32) {
    let source = DispatchSource.makeReadSource(fileDescriptor: connection, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.pump() } }
    source.activate()
    self.source = source
  }

  private func tick(every seconds: TimeInterval) {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.pump() } }
    timer.schedule(
      deadline: .now() + seconds, repeating: seconds,
      leeway: .milliseconds(seconds > 0.1 ? 100 : 1))
    timer.activate()
    self.timer = timer
  }
}
