import CGStreamer

/// A camera that GStreamer has found, kept until nobody needs it.
final class CameraHandle: @unchecked Sendable {
  // GStreamer's devices may be used by any thread; the pointer never changes.
  let device: OpaquePointer

  init(_ device: OpaquePointer) {
    self.device = device
  }

  deinit { cgst_device_free(device) }
}
