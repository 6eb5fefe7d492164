import CSDL2
import Foundation
public import UIKit
import UIKitLoop

/// Shows an app in a window of the desktop, or on the whole screen.
///
/// Hand it to `UIApplication.displayHost` before the app starts, on the main thread. A mouse is a finger; with Alt held
/// it is two, for pinching and turning, and with Shift as well the two go together. The right button asks for menus,
/// wheels and trackpads scroll, a touch screen has all its fingers. Keys, input methods and the clipboard are the
/// desktop's, as is dark mode. Closing the window ends the app.
@MainActor public final class WindowHost: DisplayHost {
  /// What the app is shown on now.
  public private(set) var device: HostDevice

  private let options: WindowOptions
  private var canvas: WindowCanvas?
  private var pump: EventPump?
  private var input: HostInput?
  private var frame: HostFrame?
  private var scale: WindowScale
  private var translator = WindowTranslator()
  private var copied: String?
  /// Files that are being dropped on the window.
  private var dropped: [URL] = []
  private let cursors = WindowCursors()
  private lazy var colors = ColorScheme { [weak self] in self?.follow($0) }
  // NB: last, so that it ends after the window.
  private let system: WindowSystem

  /// Opens the window.
  ///
  /// - Throws: a ``WindowError`` when there is no display.
  public init(options: WindowOptions = WindowOptions()) throws(WindowError) {
    self.options = options
    system = try WindowSystem(name: options.title)
    var device = options.device
    if let style = options.style ?? ColorScheme.answer(within: Self.patience) {
      device.style = style
    }
    let isFullScreen = options.isFullScreen || system.isScreenAlone
    if !options.keepsScale, !isFullScreen, let room = system.room {
      device.scale = WindowScale.fitting(device.size, into: room, wanted: device.scale)
    }
    scale = WindowScale(scale: device.scale, density: 1)
    var size = CGSize(
      width: device.size.width * device.scale, height: device.size.height * device.scale)
    if isFullScreen {
      size = system.whole ?? size
      device.safeAreaInsets = .zero
    }
    let canvas = try WindowCanvas(
      title: options.title, width: Int(size.width.rounded()), height: Int(size.height.rounded()),
      isFullScreen: isFullScreen)
    self.canvas = canvas
    self.device = device
    self.device = fitted()
  }

  /// Begins to take what the person does.
  public func start(_ input: HostInput) {
    self.input = input
    guard let canvas else { return }
    pump = EventPump(
      window: canvas.window, loop: MainLoops.current, handle: { [weak self] in self?.take($0) },
      idle: { [weak self] in self?.flush() })
    takeClipboard()
  }

  /// How long the desktop is waited for to say its colours, in seconds; longer, and they change later.
  private static let patience: TimeInterval = 0.3

  /// Shows the frame.
  public func present(_ frame: HostFrame) {
    self.frame = frame
    canvas?.show(frame, frame.damage)
    // While it was shown, events may have been read from the connection.
    pump?.pumpSoon()
  }

  /// Puts what was copied on the clipboard, and input methods where the caret is.
  public func receive(_ notice: HostNotice) {
    switch notice {
    case .copied(let text):
      copied = text ?? ""
      SDL_SetClipboardText(text ?? "")
    case .caret(let caret):
      if let caret {
        let units = scale.units(caret)
        var rect = SDL_Rect(
          x: Int32(units.minX), y: Int32(units.minY), w: Int32(max(1, units.width)),
          h: Int32(max(1, units.height)))
        if SDL_IsTextInputActive() == SDL_FALSE { SDL_StartTextInput() }
        SDL_SetTextInputRect(&rect)
      } else {
        SDL_StopTextInput()
      }
    // SDL has no way to assistive technology.
    case .elements, .announcement, .focus: break
    }
  }

  /// Closes the window.
  public func stop() {
    pump?.stop()
    (pump, input, frame, canvas) = (nil, nil, nil, nil)
  }

  // MARK: Events

  private func take(_ event: SDL_Event) {
    switch SDL_EventType(rawValue: event.type) {
    case SDL_QUIT: input?.send(.quit)
    case SDL_WINDOWEVENT: windowChanged(event.window)
    case SDL_CLIPBOARDUPDATE: takeClipboard()
    case SDL_DROPFILE: take(dropped: event.drop)
    case SDL_DROPCOMPLETE:
      if !dropped.isEmpty { input?.send(.open(dropped)) }
      dropped = []
    default:
      if mayPaste(event) { takeClipboard() }
      send(translator.events(for: event, scale))
      if event.type == SDL_MOUSEMOTION.rawValue, !translator.isMouseDown {
        showCursor(event.motion)
      }
    }
  }

  private func send(_ events: [HostEvent]) {
    for event in events { input?.send(event) }
  }

  /// No event is left: a key that waited for its text has none.
  private func flush() { send(translator.flush()) }

  private func windowChanged(_ event: SDL_WindowEvent) {
    switch SDL_WindowEventID(rawValue: UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      canvas?.forgetSurface()
      change(to: fitted())
    case SDL_WINDOWEVENT_EXPOSED:
      input?.send(.visibility(isSeen: true))
      guard let canvas, let frame else { return }
      canvas.show(
        frame, [CGRect(x: 0, y: 0, width: frame.width, height: frame.height)])
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
      send(translator.letGo())
      input?.send(.visibility(isSeen: false))
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_MAXIMIZED:
      input?.send(.visibility(isSeen: true))
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      takeClipboard()
      if options.style == nil { colors.ask() }
    case SDL_WINDOWEVENT_FOCUS_LOST: send(translator.letGo())
    default: break
    }
  }

  private func take(dropped event: SDL_DropEvent) {
    guard let path = event.file else { return }
    defer { SDL_free(path) }
    dropped.append(URL(fileURLWithPath: String(cString: path)))
  }

  // MARK: The device

  /// The device with the size that the window has.
  private func fitted() -> HostDevice {
    guard let canvas else { return device }
    let (pixels, density) = (canvas.pixels, canvas.density)
    // On Wayland the desktop says how many pixels a point has.
    var device = device
    if density != scale.density, density != 1 { device.scale = density }
    scale = WindowScale(scale: device.scale, density: density)
    device.size = scale.size(pixels: pixels.width, pixels.height)
    translator.size = device.size
    return device
  }

  private func change(to device: HostDevice) {
    guard device != self.device else { return }
    self.device = device
    input?.send(.device(device))
  }

  private func follow(_ style: UIUserInterfaceStyle) { change(to: device.with(style: style)) }

  // MARK: Clipboard and cursor

  private func takeClipboard() {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return }
    defer { SDL_free(text) }
    let string = String(cString: text)
    // What the app copied itself comes back.
    guard string != copied else { return }
    copied = nil
    input?.send(.pasteboard(string))
  }

  /// Whether something of the clipboard may be wanted next. Not every desktop tells when it changes, and many ask only
  /// who is in front.
  private func mayPaste(_ event: SDL_Event) -> Bool {
    if event.type == SDL_MOUSEBUTTONDOWN.rawValue {
      return Int32(event.button.button) == SDL_BUTTON_RIGHT
    }
    guard event.type == SDL_KEYDOWN.rawValue else { return false }
    let key = event.key.keysym
    let isCommand = !WindowTranslator.flags(key.mod).isDisjoint(with: [.control, .command])
    return isCommand && key.sym == Int32(SDLK_v.rawValue)
  }

  private func showCursor(_ motion: SDL_MouseMotionEvent) {
    guard let input else { return }
    cursors.show(input.pointer(at: scale.point(x: CGFloat(motion.x), y: CGFloat(motion.y))))
  }
}
