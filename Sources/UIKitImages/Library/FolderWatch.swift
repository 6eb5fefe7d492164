import Dispatch
import Foundation

/// Hears of changes in folders.
package final class FolderWatch: Sendable {
  /// What the system's own limit leaves others.
  static let mostFolders = 4096
  private static let events =
    UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO)
    | UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB)

  private let descriptor: Int32
  // NB: set once, before anyone else has this; it may be cancelled by any thread.
  private nonisolated(unsafe) let source: any DispatchSourceRead

  /// Calls `changed`, on another thread, after something in a watched folder has changed; many changes at a time are one
  /// call. Nil when the system has no more watches to give.
  package init?(changed: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: .global(qos: .utility))
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 16_384)
      var count = 0
      while case let got = read(descriptor, &bytes, bytes.count), got > 0 { count += got }
      if count > 0 { changed() }
    }
    source.setCancelHandler { close(descriptor) }
    self.source = source
    source.activate()
  }

  deinit { source.cancel() }

  /// Watches a folder, too; from any thread. One that is watched already stays so.
  package func add(_ folder: FilePath) {
    _ = folder.withCString { inotify_add_watch(descriptor, $0, Self.events) }
  }
}
