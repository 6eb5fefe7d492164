#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>

// The macros below are not imported to Swift, and of X11 nothing else is needed: its connection is only waited for.

/// The file descriptor of the X11 connection that a window is on; -1 for one that is on none.
static inline int csdl_connection(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) {
    return ConnectionNumber(info.info.x11.display);
  }
#endif
  return -1;
}

/// Whether a surface has four bytes a pixel in the order blue, green, red.
static inline int csdl_is_bgrx(const SDL_Surface *surface) {
  const SDL_PixelFormat *format = surface->format;
  return format->BytesPerPixel == 4 && format->Rmask == 0x00ff0000 && format->Gmask == 0x0000ff00
    && format->Bmask == 0x000000ff;
}

/// The text of an input method's event, whatever its length.
static inline const char *csdl_edited_text(const SDL_Event *event) {
  return event->type == SDL_TEXTEDITING_EXT ? event->editExt.text : event->edit.text;
}

static inline const char *csdl_typed_text(const SDL_Event *event) { return event->text.text; }

static inline int csdl_edited_start(const SDL_Event *event) {
  return event->type == SDL_TEXTEDITING_EXT ? event->editExt.start : event->edit.start;
}

static inline int csdl_edited_length(const SDL_Event *event) {
  return event->type == SDL_TEXTEDITING_EXT ? event->editExt.length : event->edit.length;
}
