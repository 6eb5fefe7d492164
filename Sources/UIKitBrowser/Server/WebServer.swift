import CWebSockets
import Foundation
import Synchronization

/// Serves pages and sockets, on a thread of its own.
///
/// NB: unchecked, since the compiler does not know the thread: `connections`, `numbers` and `nextNumber` are touched by
/// its callbacks alone, which the library calls one after the other from `lws_service`; all else is constant or behind
/// `shared`.
final class WebServer: @unchecked Sendable {
  /// What one machine may ask of another.
  enum Limit {
    static let connections = 64
    static let message = 2 << 20
    static let body = 2 << 20
    static let seconds: UInt32 = 10
  }

  /// What other threads may touch.
  private struct Shared {
    /// The library's own, as a number: what may cross threads. `lws_cancel_service` is made to be called from any.
    var context: Int?
    var isStopping = false
    var answers: [Int: WebAnswer] = [:]
  }

  private let site: any WebSite
  private let shared = Mutex(Shared())
  private let ended = DispatchSemaphore(value: 0)
  private let protocols: UnsafeMutablePointer<lws_protocols>
  private let name = strdup("touchup")
  private let address: UnsafeMutablePointer<CChar>?

  private var connections: [OpaquePointer: Connection] = [:]
  private var numbers: [Int: OpaquePointer] = [:]
  private var nextNumber = 0
  private var open: Set<OpaquePointer> = []

  init(site: any WebSite, address: String) {
    self.site = site
    self.address = strdup(address)
    protocols = .allocate(capacity: 2)
    protocols.initialize(repeating: lws_protocols(), count: 2)
    protocols[0].name = UnsafePointer(name)
    protocols[0].callback = { wsi, reason, _, input, length in
      guard let wsi, let user = lws_context_user(lws_get_context(wsi)) else { return 0 }
      let server = Unmanaged<WebServer>.fromOpaque(user).takeUnretainedValue()
      return server.handle(
        reason, of: wsi, UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length))
    }
    protocols[0].rx_buffer_size = 64 << 10
  }

  deinit {
    protocols.deallocate()
    free(name)
    free(address)
  }

  /// Listens, and gives the port.
  func start(port: Int) throws(BrowserError) -> Int {
    lws_set_log_level(0, nil)
    var info = lws_context_creation_info()
    info.port = Int32(port)
    info.iface = UnsafePointer(address)
    info.protocols = UnsafePointer(protocols)
    info.gid = -1
    info.uid = -1
    info.timeout_secs = Limit.seconds
    info.user = Unmanaged.passUnretained(self).toOpaque()
    // NB: an address alone still binds every one of IPv6.
    info.options =
      UInt64(LWS_SERVER_OPTION_DISABLE_IPV6) | UInt64(LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND)
    guard let context = lws_create_context(&info) else {
      throw .cannotListen(address: address.map { String(cString: $0) } ?? "", port: port)
    }
    let bound = lws_get_vhost_listen_port(lws_get_vhost_by_name(context, "default"))
    let address = Int(bitPattern: context)
    shared.withLock { $0.context = address }
    let thread = Thread { [self] in serve() }
    thread.name = "UIKitBrowser"
    thread.start()
    return Int(bound)
  }

  private func serve() {
    while let context = shared.withLock({ $0.isStopping ? nil : $0.context }) {
      guard lws_service(OpaquePointer(bitPattern: context), 0) >= 0 else { break }
    }
    let context = shared.withLock { shared in
      defer { shared.context = nil }
      return shared.context
    }
    if let context { lws_context_destroy(OpaquePointer(bitPattern: context)) }
    ended.signal()
  }

  /// Ends all connections, and waits until the thread has ended.
  func stop() {
    let wasRunning = shared.withLock { shared in
      guard !shared.isStopping, let context = shared.context else { return false }
      shared.isStopping = true
      lws_cancel_service(OpaquePointer(bitPattern: context))
      return true
    }
    if wasRunning { ended.wait() }
  }

  /// There is something to send. From any thread.
  func wake() {
    shared.withLock { shared in
      if let context = shared.context { lws_cancel_service(OpaquePointer(bitPattern: context)) }
    }
  }

  // MARK: On the thread

  private func handle(
    _ reason: lws_callback_reasons, of wsi: OpaquePointer, _ input: UnsafeRawBufferPointer
  ) -> Int32 {
    switch reason {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
      return open.count < Limit.connections ? 0 : 1
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
      open.insert(wsi)
    case LWS_CALLBACK_WSI_DESTROY:
      open.remove(wsi)
      forget(wsi)
    case LWS_CALLBACK_HTTP: return begin(wsi, input)
    case LWS_CALLBACK_HTTP_BODY: return take(input, for: wsi)
    case LWS_CALLBACK_HTTP_BODY_COMPLETION: ask(wsi)
    case LWS_CALLBACK_HTTP_WRITEABLE: return sendAnswer(to: wsi)
    case LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_CLOSED: forget(wsi)
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
      var request = WebRequest(wsi, path: nil)
      request.isSocket = true
      guard let refusal = site.refusal(of: request) else { return 0 }
      site.log(refusal.line)
      return 1
    case LWS_CALLBACK_ESTABLISHED: admit(wsi)
    case LWS_CALLBACK_RECEIVE: return receive(input, from: wsi)
    case LWS_CALLBACK_SERVER_WRITEABLE: return sendMessages(to: wsi)
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED: collect()
    default: break
    }
    return 0
  }

  private func forget(_ wsi: OpaquePointer) {
    guard let connection = connections.removeValue(forKey: wsi) else { return }
    numbers = numbers.filter { $0.value != wsi }
    guard let viewer = connection.viewer else { return }
    site.closed(viewer)
    offerMore()
  }

  private func number(_ wsi: OpaquePointer) -> Int {
    nextNumber += 1
    numbers[nextNumber] = wsi
    return nextNumber
  }

  /// What other threads have ready.
  private func collect() {
    let answers = shared.withLock { shared in
      defer { shared.answers = [:] }
      return shared.answers
    }
    for (number, answer) in answers {
      guard let wsi = numbers.removeValue(forKey: number), let connection = connections[wsi] else {
        continue
      }
      connection.answer = answer
      lws_callback_on_writable(wsi)
    }
    offerMore()
  }

  /// There may be something new for viewers: what one says, and that one goes, can be that, too.
  private func offerMore() {
    for (wsi, connection) in connections where connection.viewer != nil {
      lws_callback_on_writable(wsi)
    }
  }

  // MARK: Plain requests

  private func begin(_ wsi: OpaquePointer, _ path: UnsafeRawBufferPointer) -> Int32 {
    let connection = Connection()
    let request = WebRequest(wsi, path: String(decoding: path, as: UTF8.self))
    connections[wsi] = connection
    if let refusal = site.refusal(of: request) {
      site.log(refusal.line)
      connection.answer = refusal.answer
      lws_callback_on_writable(wsi)
      return 0
    }
    let length =
      request.method == "POST"
      ? WebRequest.header(WSI_TOKEN_HTTP_CONTENT_LENGTH, of: wsi).flatMap { Int($0) } ?? 0 : 0
    guard length <= Limit.body else {
      let refusal = Refusal.size(Limit.body)
      site.log(refusal.line)
      connection.answer = refusal.answer
      lws_callback_on_writable(wsi)
      return 0
    }
    connection.request = request
    if length <= 0 { ask(wsi) }
    return 0
  }

  private func take(_ bytes: UnsafeRawBufferPointer, for wsi: OpaquePointer) -> Int32 {
    guard let connection = connections[wsi] else { return -1 }
    // Refused already: what comes is read and forgotten.
    guard connection.request != nil else { return 0 }
    guard connection.request!.body.count + bytes.count <= Limit.body else {
      site.log("refused: a request of more than \(Limit.body) bytes")
      return -1
    }
    connection.request?.body.append(contentsOf: bytes)
    return 0
  }

  private func ask(_ wsi: OpaquePointer) {
    guard let request = connections[wsi]?.request else { return }
    let number = number(wsi)
    site.answer(request) { [weak self] answer in
      guard let self else { return }
      shared.withLock { $0.answers[number] = answer }
      wake()
    }
  }

  // MARK: Viewers

  private func admit(_ wsi: OpaquePointer) {
    let connection = Connection()
    nextNumber += 1
    connection.viewer = nextNumber
    connections[wsi] = connection
    site.opened(nextNumber)
    lws_callback_on_writable(wsi)
  }

  private func receive(_ bytes: UnsafeRawBufferPointer, from wsi: OpaquePointer) -> Int32 {
    guard let connection = connections[wsi], let viewer = connection.viewer else { return -1 }
    guard connection.incoming.count + bytes.count <= Limit.message else {
      site.log("refused: a message of more than \(Limit.message) bytes")
      lws_close_reason(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, nil, 0)
      return -1
    }
    connection.incoming.append(contentsOf: bytes)
    guard lws_is_final_fragment(wsi) != 0, lws_remaining_packet_payload(wsi) == 0 else { return 0 }
    let message = connection.incoming
    connection.incoming = Data()
    guard site.received(message, from: viewer) else {
      lws_close_reason(wsi, LWS_CLOSE_STATUS_POLICY_VIOLATION, nil, 0)
      return -1
    }
    offerMore()
    return 0
  }

  private func sendMessages(to wsi: OpaquePointer) -> Int32 {
    guard let connection = connections[wsi], let viewer = connection.viewer else { return -1 }
    while lws_send_pipe_choked(wsi) == 0 {
      if !connection.isSending {
        guard let message = site.nextMessage(for: viewer) else { return 0 }
        connection.load(message)
      }
      guard connection.sendPiece(to: wsi) else { return -1 }
    }
    lws_callback_on_writable(wsi)
    return 0
  }

  private func sendAnswer(to wsi: OpaquePointer) -> Int32 {
    guard let connection = connections[wsi], let answer = connection.answer else { return 0 }
    if !connection.hasHeaders {
      guard connection.sendHeaders(of: answer, to: wsi) else { return -1 }
      connection.load(.binary([UInt8](answer.body)))
      lws_callback_on_writable(wsi)
      return 0
    }
    guard connection.sendPiece(to: wsi) else { return -1 }
    if connection.isSending {
      lws_callback_on_writable(wsi)
      return 0
    }
    connections[wsi] = nil
    return lws_http_transaction_completed(wsi) != 0 ? -1 : 0
  }
}
