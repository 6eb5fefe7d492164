import CGStreamer
import Foundation
import Synchronization
import UIKitGraphics

/// A camera that is open: belongs to the thread that opened it, but for ``wake()``.
final class CameraStream: Sendable {
  private struct State {
    // GStreamer's streams may be woken by any thread; it is in here as long as it is open.
    nonisolated(unsafe) var open: OpaquePointer?
    var framesSeen = 0
    /// Whether the thread that waits is woken by each picture.
    var isAdjusting = false
    var photo: CGImage?
    var size: FrameSize?
    var format: CameraFormat?
    var formats = CameraFormats("")
  }

  /// After how many times so many nanoseconds a camera that gives no picture does not work. Slow ones need three seconds
  /// for the first. Several times, since a process may be halted for longer than any of them.
  private static let (patience, patienceTimes): (UInt64, Int) = (2_000_000_000, 5)
  /// Pictures until a camera that has just been opened has found out how bright it is.
  private static let picturesToAdjust = 5

  private static let noPictures = "it gives no pictures"

  private let camera: Camera
  private let show: @Sendable (CGImage) -> Void
  private let state = Mutex(State())
  // NB: never changes after the initialiser, and goes with the stream, when no thread of GStreamer is left.
  private nonisolated(unsafe) let listener: UnsafeMutablePointer<CGstListener>

  /// A stream of a camera. `show` gets pictures to be seen, on threads of GStreamer.
  init(_ camera: Camera, show: @escaping @Sendable (CGImage) -> Void) throws(CameraError) {
    self.camera = camera
    self.show = show
    listener = .allocate(capacity: 1)
    listener.initialize(
      to: CGstListener(
        context: nil, frame: { CameraStream.of($0)?.frameCame($1) },
        photo: { CameraStream.of($0)?.photoCame($1) }))
    listener.pointee.context = Unmanaged.passUnretained(self).toOpaque()
    try GStreamer.start()
  }

  deinit { listener.deallocate() }

  /// Opens the camera.
  func start(size: FrameSize?) throws(CameraError) {
    state.withLock { $0.size = size }
    try open(isForPhotos: false)
  }

  /// Waits until something happens: a wake, or pictures.
  func wait() throws(CameraError) {
    let before = state.withLock { $0.framesSeen }
    for _ in 0..<Self.patienceTimes {
      let event = try next(Self.patience)
      guard event == CGstEventNone, state.withLock({ $0.framesSeen }) == before else { return }
    }
    throw before == 0
      ? .unusable(reason: Self.noPictures) : .lost(reason: "it gives no more pictures")
  }

  /// Shows pictures at another size from now on.
  func resize(to size: FrameSize) {
    let isNew = state.withLock { state in
      defer { state.size = size }
      return state.size != size
    }
    if isNew { set("size", "caps", CameraTail.caps(size)) }
  }

  /// Takes a picture as large as the camera can; nil when it is not wanted any more.
  func photo(isUnwanted: () -> Bool) throws(CameraError) -> CGImage? {
    let (format, best) = state.withLock { ($0.format, $0.formats.best) }
    if format != best {
      close()
      try open(isForPhotos: true)
      try adjust(isUnwanted: isUnwanted)
    }
    state.withLock { $0.photo = nil }
    set("gate", "drop", "false")
    defer { set("gate", "drop", "true") }
    while !isUnwanted() {
      if let image = state.withLock({ $0.photo }) { return image }
      try wait()
    }
    return nil
  }

  /// Makes ``wait()`` return. From any thread.
  func wake() {
    state.withLock { if let open = $0.open { cgst_wake(open) } }
  }

  /// Lets the camera go.
  func close() {
    let open = state.withLock { state in
      defer { state.open = nil }
      return state.open
    }
    // Nothing is held while the threads of GStreamer come to their end.
    guard let open else { return }
    cgst_close(open)
  }

  // MARK: GStreamer

  private func open(isForPhotos: Bool) throws(CameraError) {
    if let path = camera.path, CameraMachine.isDenied(path) {
      throw .permissionDenied(path: path)
    }
    var fault = CGstFault()
    let opened =
      switch camera.source {
      case .device(let handle): cgst_open(handle.device, nil, &fault)
      case .description(let text): cgst_open(nil, text, &fault)
      case .picture(let path):
        cgst_open(nil, StandIn.description(try picture(path)), &fault)
      }
    guard let opened else { throw error(fault) }
    let notation = cgst_formats(opened)
    let formats = CameraFormats(notation.map { String(cString: $0) } ?? "")
    cgst_free(notation)
    let isDevice = if case .device = camera.source { true } else { false }
    let tail = state.withLock { state in
      state.open = opened
      state.framesSeen = 0
      state.formats = formats
      state.format = isForPhotos ? formats.best : formats.seen
      return CameraTail(
        format: state.format, isMirrored: camera.facing == .front, isTimed: !isDevice)
    }
    guard cgst_play(opened, tail.notation, listener, &fault) else { throw error(fault) }
    if let size = state.withLock({ $0.size }) { set("size", "caps", CameraTail.caps(size)) }
  }

  /// Lets some pictures go by, in which a camera that has just been opened finds out how bright it is.
  private func adjust(isUnwanted: () -> Bool) throws(CameraError) {
    guard case .device = camera.source else { return }
    state.withLock { $0.isAdjusting = true }
    defer { state.withLock { $0.isAdjusting = false } }
    while !isUnwanted(), state.withLock({ $0.framesSeen }) < Self.picturesToAdjust { try wait() }
  }

  /// Only for the thread that opened the camera, and closes it.
  private func set(_ element: String, _ property: String, _ value: String) {
    guard let open = state.withLock({ $0.open }) else { return }
    cgst_set(open, element, property, value)
  }

  /// A path that may be opened: GStreamer would wait for whoever writes into a pipe.
  private func picture(_ path: String) throws(CameraError) -> String {
    var entry = stat()
    guard stat(path, &entry) == 0 else {
      throw errno == EACCES ? .permissionDenied(path: path) : .missing
    }
    guard entry.st_mode & S_IFMT == S_IFREG else {
      throw .unusable(reason: "\(path) is no file")
    }
    return path
  }

  private func next(_ nanoseconds: UInt64) throws(CameraError) -> CGstEvent {
    guard let open = state.withLock({ $0.open }) else { return CGstEventWoken }
    var fault = CGstFault()
    let event = cgst_wait(open, nanoseconds, &fault)
    switch event {
    case CGstEventFailed: throw error(fault)
    case CGstEventEnded:
      throw state.withLock { $0.framesSeen } > 0
        ? .lost(reason: "there is nothing more to come")
        : .unusable(reason: Self.noPictures)
    default: return event
    }
  }

  private func error(_ fault: CGstFault) -> CameraError {
    CameraFault(fault).error(of: camera, afterPictures: state.withLock { $0.framesSeen } > 0)
  }

  // MARK: Pictures

  private func frameCame(_ picture: CGstPicture) {
    guard let image = CGImage(picture) else { return }
    let isAdjusting = state.withLock { state in
      state.framesSeen += 1
      return state.isAdjusting
    }
    show(image)
    if isAdjusting { wake() }
  }

  private func photoCame(_ picture: CGstPicture) {
    guard state.withLock({ $0.photo == nil }), let image = CGImage(picture) else { return }
    state.withLock { $0.photo = image }
    wake()
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> CameraStream? {
    context.map { Unmanaged<CameraStream>.fromOpaque($0).takeUnretainedValue() }
  }
}
