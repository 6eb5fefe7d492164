import CSDL2
import Foundation
import UIKit

/// The window itself: made, painted, and taken down. Painting is copying: there is no renderer, and no GPU is asked.
@MainActor final class WindowCanvas {
  let window: OpaquePointer
  private var surface: UnsafeMutablePointer<SDL_Surface>?

  /// - Parameters:
  ///   - size: in units of the window.
  init(title: String, width: Int, height: Int, isFullScreen: Bool) throws(WindowError) {
    var flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    // An X server without a window manager, as kiosks have it, knows no full screen: there it is the size and the
    // place that make it one.
    if isFullScreen {
      flags |= SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_BORDERLESS.rawValue
    }
    let place = isFullScreen ? 0 : Int32(bitPattern: SDL_WINDOWPOS_UNDEFINED_MASK)
    guard
      let window = SDL_CreateWindow(title, place, place, Int32(width), Int32(height), flags)
    else { throw .noWindow(SDLError.last) }
    self.window = window
    SDL_SetWindowMinimumSize(window, 120, 120)
  }

  isolated deinit { SDL_DestroyWindow(window) }

  /// In pixels.
  var pixels: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// Pixels a unit of the window.
  var density: CGFloat {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return width > 0 ? CGFloat(pixels.width) / CGFloat(width) : 1
  }

  /// The window has another size: its pixels are elsewhere.
  func forgetSurface() { surface = nil }

  /// Shows rectangles of a frame, in pixels. What lies outside of the window is left out.
  func show(_ frame: HostFrame, _ rects: [CGRect]) {
    if surface == nil { surface = SDL_GetWindowSurface(window) }
    guard let surface else { return }
    let bounds = CGRect(
      x: 0, y: 0, width: min(frame.width, Int(surface.pointee.w)),
      height: min(frame.height, Int(surface.pointee.h)))
    var changed = rects.compactMap { rect -> SDL_Rect? in
      let part = rect.integral.intersection(bounds)
      guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
      return SDL_Rect(
        x: Int32(part.minX), y: Int32(part.minY), w: Int32(part.width), h: Int32(part.height))
    }
    guard !changed.isEmpty else { return }
    copy(frame, changed, to: surface)
    SDL_UpdateWindowSurfaceRects(window, &changed, Int32(changed.count))
  }

  private func copy(
    _ frame: HostFrame, _ rects: [SDL_Rect], to surface: UnsafeMutablePointer<SDL_Surface>
  ) {
    frame.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      guard csdl_is_bgrx(surface) != 0, SDL_LockSurface(surface) == 0,
        let target = surface.pointee.pixels
      else { return convert(frame, start, rects, to: surface) }
      let pitch = Int(surface.pointee.pitch)
      for rect in rects {
        let (left, count) = (Int(rect.x) * 4, Int(rect.w) * 4)
        for row in Int(rect.y)..<Int(rect.y + rect.h) {
          memcpy(
            target + row * pitch + left, start + row * frame.bytesPerRow + left, count)
        }
      }
      SDL_UnlockSurface(surface)
    }
  }

  /// A screen whose pixels are others: SDL turns them into these.
  private func convert(
    _ frame: HostFrame, _ start: UnsafeRawPointer, _ rects: [SDL_Rect],
    to surface: UnsafeMutablePointer<SDL_Surface>
  ) {
    // SDL only reads from it.
    let pixels = UnsafeMutableRawPointer(mutating: start)
    guard
      let source = SDL_CreateRGBSurfaceWithFormatFrom(
        pixels, Int32(frame.width), Int32(frame.height), 32, Int32(frame.bytesPerRow),
        UInt32(SDL_PIXELFORMAT_XRGB8888.rawValue))
    else { return }
    defer { SDL_FreeSurface(source) }
    for rect in rects {
      var (from, to) = (rect, rect)
      SDL_UpperBlit(source, &from, surface, &to)
    }
  }
}
