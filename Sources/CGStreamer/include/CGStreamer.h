// GStreamer without its headers: the library is looked for when the first camera is opened, and an app that opens
// none never loads it. What is called here is a part of its stable interface (1.18 and newer).
#ifndef CGStreamer_h
#define CGStreamer_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A camera that GStreamer has found.
typedef struct CGstDevice CGstDevice;

/// A pipeline from a camera to pictures.
typedef struct CGstStream CGstStream;

/// A picture: 32 bits a pixel, blue in the lowest byte, nothing in the highest. The memory is there during the call.
typedef struct {
  const uint8_t *pixels;
  int32_t width;
  int32_t height;
  int32_t bytes_per_row;
} CGstPicture;

/// Copies a picture, with nothing let through, to memory for rows without gaps.
void cgst_copy(CGstPicture picture, void *pixels);

/// Who gets pictures. Both are called on threads of GStreamer.
typedef struct {
  void *_Nullable context;
  /// A picture to be seen now.
  void (*frame)(void *_Nullable context, CGstPicture picture);
  /// A picture to be kept: as large as the camera gives it.
  void (*photo)(void *_Nullable context, CGstPicture picture);
} CGstListener;

/// What is wrong.
typedef enum {
  CGstFaultNone,
  /// There is no such camera.
  CGstFaultMissing,
  /// Somebody else has it.
  CGstFaultBusy,
  /// It may not be used.
  CGstFaultDenied,
  /// A part of GStreamer is not installed.
  CGstFaultPlugin,
  /// Anything else.
  CGstFaultOther,
} CGstFaultKind;

/// What is wrong, and what GStreamer says about it.
typedef struct {
  CGstFaultKind kind;
  char message[512];
} CGstFault;

/// What happened to a stream.
typedef enum {
  /// Nothing, in the time that was given.
  CGstEventNone,
  /// `cgst_wake` was called.
  CGstEventWoken,
  /// There are no more pictures.
  CGstEventEnded,
  /// It does not work, or not any more.
  CGstEventFailed,
} CGstEvent;

/// Loads and starts GStreamer, once; to be called by one thread before all else here but `cgst_node`. Returns
/// false, and says in `reason` why, when it is not there.
bool cgst_start(char *reason, size_t capacity);

/// Calls `visit` with each camera that GStreamer knows: its name, its file (null when it has none) and where it is
/// (as libcamera says: front, back, external; null when nobody knows). The device is to be given to
/// `cgst_device_free`.
void cgst_devices(
    void *_Nullable context,
    void (*visit)(
        void *_Nullable context, CGstDevice *device, const char *name, const char *_Nullable path,
        const char *_Nullable location));

/// Lets a camera go.
void cgst_device_free(CGstDevice *device);

/// Prepares a stream of a device, or of what a description of GStreamer's gives; one of both has to be there. Null, and
/// says in `fault` why, when that cannot be.
CGstStream *_Nullable cgst_open(
    CGstDevice *_Nullable device, const char *_Nullable description, CGstFault *fault);

/// The formats that the camera has, in GStreamer's notation; to be given to `cgst_free`.
char *_Nullable cgst_formats(CGstStream *stream);

/// Makes the stream flow. `tail` is a description of what comes after the camera; it has to have elements named
/// "frames", "photos" (sinks), "size" and "gate". The listener has to stay until the stream is closed. False, and says
/// in `fault` why, when it cannot.
bool cgst_play(
    CGstStream *stream, const char *tail, const CGstListener *listener, CGstFault *fault);

/// Sets a property of a named element of the tail, to a value in GStreamer's notation.
void cgst_set(CGstStream *stream, const char *element, const char *property, const char *value);

/// Waits until something happens to the stream, or until `nanoseconds` have passed.
CGstEvent cgst_wait(CGstStream *stream, uint64_t nanoseconds, CGstFault *fault);

/// Makes `cgst_wait` return. From any thread, while the stream is open.
void cgst_wake(CGstStream *stream);

/// Stops the stream, if it flows, and lets the camera go. After it the listener is not called any more.
void cgst_close(CGstStream *stream);

/// Frees what is returned as text.
void cgst_free(void *_Nullable text);

/// What a file of a video device is.
typedef enum {
  /// No camera.
  CGstNodeOther,
  /// A camera.
  CGstNodeCamera,
  /// Something that may not be looked at.
  CGstNodeDenied,
} CGstNode;

/// Asks Linux what a file is; GStreamer is not needed for it. For a camera its name is put into `name`.
CGstNode cgst_node(const char *path, char *name, size_t capacity);

#pragma clang assume_nonnull end

#endif
