public import Foundation
public import UIKit
import UIKitLoop

/// Shows an app in browsers: one page at ``url``, drawn anew where something changed, with fingers, keys and input
/// methods coming back.
///
/// Hand it to `UIApplication.displayHost` before the app starts. It listens from when it is made, and only at this
/// machine's own address unless told otherwise. Several may look at the app; the input of one of them counts, the first
/// to come until another takes control. What assistive technology knows of the screen is there for a browser's.
///
/// Scripts use the same server, with the token in the URL: `GET /screenshot.png` is the newest frame, `GET
/// /elements.json` what is on the screen, and `POST` to `/tap`, `/type`, `/key`, `/drag`, `/swipe`, `/scroll`, `/action`, `/wait` and
/// `/advance` does what a person would; see [Driving an app from outside](Documentation/driving.md).
@MainActor public final class BrowserHost: DisplayHost {
  /// What the app is shown on.
  public let device: HostDevice
  /// The page, with the token that lets in whoever has it.
  public let url: URL

  private let site: BrowserSite
  private let server: WebServer
  private let app: AppSide

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
    let app = AppSide(device: device)
    self.app = app
    let size = device.size
    site = BrowserSite(
      page: try BrowserPage(),
      hello: .hello(width: size.width, height: size.height, scale: device.scale),
      app: app, log: log)
    server = WebServer(site: site, address: options.address)
    let port = try server.start(port: options.port)
    let hosts = ["127.0.0.1", "localhost", options.address] + options.hostNames
    site.open(
      to: Admission(
        token: options.token, hosts: hosts, port: port,
        paths: BrowserSite.paths))
    app.site = site
    app.wake = { [weak server] in server?.wake() }
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.port, parts.path) = ("http", options.address, port, "/")
    parts.queryItems = [URLQueryItem(name: "token", value: options.token)]
    guard let url = parts.url else { throw .cannotListen(address: options.address, port: port) }
    self.url = url
  }

  isolated deinit { server.stop() }

  /// Passes what viewers do on to `input`.
  public func start(_ input: HostInput) {
    app.start(input)
    // NB: whoever reads the URL that was printed through a pipe waits for it, and an app does not end.
    fflush(nil)
  }

  /// Sends the frame to those who look.
  public func present(_ frame: HostFrame) { app.present(frame) }

  /// Tells those who look: their clipboards, input methods and screen readers.
  public func receive(_ notice: HostNotice) { app.receive(notice) }

  /// Ends all connections.
  public func stop() {
    app.stop()
    server.stop()
  }
}
