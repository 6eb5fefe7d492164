import CSDL2
import Foundation

/// SDL's video: the desktop's, or without one the screen itself.
@MainActor final class WindowSystem {
  /// What SDL calls the way to the screen: `x11`, `wayland`, `KMSDRM`.
  let driver: String

  init(name: String) throws(WindowError) {
    let hints = [
      // The app ends in order by itself.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      // A finger is no mouse, and a mouse no finger.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // The click that brings the window to the front is one in the app, too.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"), (SDL_HINT_IME_SHOW_UI, "1"),
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"), (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_APP_NAME, name),
    ]
    for (hint, value) in hints { SDL_SetHint(hint, value) }
    guard SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS) == 0 else { throw .noDisplay(SDLError.last) }
    driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
    // Without a display SDL shows the window to nobody, unless that was asked for.
    let isWanted = ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"] == driver
    guard isWanted || !["", "dummy", "offscreen"].contains(driver) else {
      SDL_Quit()
      throw .noDisplay("neither a desktop nor a screen of one's own")
    }
    // Pixels are copied; otherwise SDL would load all of GL, which costs 77 ms and 100 MB. Only where there is no
    // desktop is it the one way to the screen.
    if driver != "KMSDRM" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
  }

  isolated deinit { SDL_Quit() }

  /// Whether an app has the screen to itself, for there are no windows.
  var isScreenAlone: Bool { driver == "KMSDRM" }

  /// The first screen, in units of a window.
  var whole: CGSize? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else { return nil }
    return CGSize(width: CGFloat(bounds.w), height: CGFloat(bounds.h))
  }

  /// The room for a window on the first screen, in its units.
  var room: CGSize? {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &bounds) == 0, bounds.w > 0, bounds.h > 0 else {
      return nil
    }
    return CGSize(width: CGFloat(bounds.w), height: CGFloat(bounds.h))
  }
}
