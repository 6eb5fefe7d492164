public import Foundation
public import UIKit
import UIKitLoop

/// Shows an app in browsers: one page at ``url``, drawn anew where something changed, with fingers, keys and input
/// methods coming back.
///
/// Hand it to `UIApplication.displayHost` before the app starts. It listens from when it is made, and only at this
/// machine's own address unless told otherwise. The path `/screenshot.png`, with the token, is the newest frame as a PNG. Several may look at the app; the input of one of them counts, the first to
/// come until another takes control.
@MainActor public final class BrowserHost: DisplayHost {
  /// What the app is shown on.
  public let device: HostDevice
  /// The page, with the token that lets in whoever has it.
  public let url: URL

  private let site: BrowserSite
  private let server: WebServer
  private let inbox = Inbox()

  /// What the server's thread tells the main actor, before the app has started and after.
  @MainActor private final class Inbox {
    var input: HostInput?
    var frame: HostFrame?
    var translator = InputTranslator()
    weak var frames: FrameStore?
    var wake: (() -> Void)?

    func send(_ events: [HostEvent]) {
      for event in events { input?.send(event) }
    }

    /// Hands over all of the newest frame: somebody has begun to look.
    func showAll() {
      guard let frame else { return }
      write(frame, [Damage.Rect(x: 0, y: 0, width: frame.width, height: frame.height)])
    }

    func write(_ frame: HostFrame, _ rects: [Damage.Rect]) {
      frame.withUnsafeBytes { bytes in
        frames?.write(
          rects, width: frame.width, height: frame.height, bytesPerRow: frame.bytesPerRow,
          from: bytes)
      }
      wake?()
    }
  }

  /// Begins to listen.
  ///
  /// - Parameter log: told of each refusal, one line each, from any thread; standard error by default.
  public init(
    options: BrowserOptions = BrowserOptions(),
    log: @escaping @Sendable (String) -> Void = { line in
      FileHandle.standardError.write(Data("browser: \(line)\n".utf8))
    }
  ) throws(BrowserError) {
    guard options.allowsRemote || !options.isRemote else { throw .remoteAddress(options.address) }
    if options.isRemote {
      log(
        "listening at \(options.address): whoever can reach this machine and has the token can use the app"
      )
    }
    device = options.device
    let inbox = inbox
    let size = device.size
    site = BrowserSite(
      page: try BrowserPage(),
      hello: .hello(width: size.width, height: size.height, scale: device.scale),
      loop: MainLoops.current,
      calls: .init(
        appeared: { inbox.showAll() },
        said: { inbox.send(inbox.translator.events(for: $0)) },
        controlMoved: { inbox.send(inbox.translator.letGo()) },
        picture: { try? inbox.frame?.makeImage()?.pngData() }, log: log))
    server = WebServer(site: site, address: options.address)
    let port = try server.start(port: options.port)
    let hosts = ["127.0.0.1", "localhost", options.address] + options.hostNames
    site.open(
      to: Admission(
        token: options.token, hosts: hosts, port: port,
        paths: ["/": "GET", "/socket": "GET", "/screenshot.png": "GET"]))
    inbox.frames = site.frames
    inbox.wake = { [weak server] in server?.wake() }
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.port, parts.path) = ("http", options.address, port, "/")
    parts.queryItems = [URLQueryItem(name: "token", value: options.token)]
    guard let url = parts.url else { throw .cannotListen(address: options.address, port: port) }
    self.url = url
  }

  isolated deinit { server.stop() }

  /// Passes what viewers do on to `input`.
  public func start(_ input: HostInput) {
    inbox.input = input
  }

  /// Sends the frame to those who look.
  public func present(_ frame: HostFrame) {
    inbox.frame = frame
    guard site.frames.hasViewers else { return }
    inbox.write(
      frame,
      frame.damage.map {
        let rect = $0.integral
        return Damage.Rect(
          x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width), height: Int(rect.height))
      })
  }

  /// Ends all connections.
  public func stop() {
    inbox.input = nil
    server.stop()
  }
}
