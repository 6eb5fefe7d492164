import CGStreamer
import Foundation

/// Where a machine has its cameras.
package struct CameraMachine: Sendable {
  /// A file of a camera.
  package struct Node: Equatable, Sendable {
    package let path: String
    /// What the camera is called; its file's name when it may not be asked.
    package let name: String
    /// Whether it may not be used.
    package let isDenied: Bool
  }

  /// The machine that this runs on.
  package static let this = CameraMachine(
    devices: "/dev", runtime: ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"],
    plugins: ["/usr/lib", "/usr/local/lib"])

  /// The folder of devices.
  let devices: String
  /// The folder of sockets.
  let runtime: String?
  /// Folders that GStreamer's plugins are somewhere in.
  let plugins: [String]

  package init(devices: String, runtime: String?, plugins: [String]) {
    self.devices = devices
    self.runtime = runtime
    self.plugins = plugins
  }

  /// The files of cameras, in the order of their numbers.
  package var nodes: [Node] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: devices)) ?? []
    let numbers = names.compactMap { $0.hasPrefix("video") ? Int($0.dropFirst(5)) : nil }
    return numbers.sorted().compactMap { node("\(devices)/video\($0)") }
  }

  /// Whether cameras may be had by PipeWire: it runs, and GStreamer can ask it.
  package var hasPipeWire: Bool {
    guard let runtime, exists("\(runtime)/pipewire-0") else { return false }
    return plugins.contains { folder in
      let plugin = "gstreamer-1.0/libgstpipewire.so"
      if exists("\(folder)/\(plugin)") { return true }
      // Debian has them in a folder of the processor's name.
      let parts = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return parts.contains { $0.contains("-linux-") && exists("\(folder)/\($0)/\(plugin)") }
    }
  }

  /// Whether a file may not be used.
  static func isDenied(_ path: String) -> Bool {
    var name = [CChar](repeating: 0, count: 64)
    return cgst_node(path, &name, name.count) == CGstNodeDenied
  }

  private func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  private func node(_ path: String) -> Node? {
    var name = [CChar](repeating: 0, count: 64)
    switch cgst_node(path, &name, name.count) {
    case CGstNodeCamera: return Node(path: path, name: GStreamer.text(name), isDenied: false)
    case CGstNodeDenied:
      return Node(path: path, name: (path as NSString).lastPathComponent, isDenied: true)
    default: return nil
    }
  }
}
