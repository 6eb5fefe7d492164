import CSDL2
import UIKit

/// The desktop's own pictures of the pointer.
@MainActor final class WindowCursors {
  private var shown = HostPointer.arrow
  private var made: [HostPointer: OpaquePointer] = [:]

  init() {}

  isolated deinit {
    for cursor in made.values { SDL_FreeCursor(cursor) }
  }

  func show(_ pointer: HostPointer) {
    guard pointer != shown else { return }
    shown = pointer
    if made[pointer] == nil {
      made[pointer] = SDL_CreateSystemCursor(
        pointer == .text ? SDL_SYSTEM_CURSOR_IBEAM : SDL_SYSTEM_CURSOR_ARROW)
    }
    SDL_SetCursor(made[pointer])
  }
}
