import CSDL2

/// What went wrong in SDL.
enum SDLError {
  /// What it says of its last failure.
  static var last: String {
    let text = String(cString: SDL_GetError())
    return text.isEmpty ? "SDL gives no reason" : text
  }
}
