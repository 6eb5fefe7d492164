#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CGStreamer.h"
#include "library.h"

struct CGstStream {
  void *pipeline;
  void *source;
  void *bus;
  const CGstListener *listener;
  atomic_bool has_ended;
};

/// Takes over what GStreamer says, and lets go of it.
static void tell(CGstFault *fault, Error *error, const char *otherwise) {
  fault->kind = CGstFaultOther;
  snprintf(fault->message, sizeof fault->message, "%s", error ? error->message : otherwise);
  if (!error) return;
  if (error->domain == gst.resource_error_quark()) {
    if (error->code == RESOURCE_ERROR_NOT_FOUND) fault->kind = CGstFaultMissing;
    if (error->code == RESOURCE_ERROR_BUSY) fault->kind = CGstFaultBusy;
    if (error->code == RESOURCE_ERROR_NOT_AUTHORIZED) fault->kind = CGstFaultDenied;
  } else if (
      (error->domain == gst.core_error_quark() && error->code == CORE_ERROR_MISSING_PLUGIN) ||
      (error->domain == gst.stream_error_quark() && error->code == STREAM_ERROR_CODEC_NOT_FOUND) ||
      (error->domain == gst.parse_error_quark() && error->code == PARSE_ERROR_NO_SUCH_ELEMENT)) {
    fault->kind = CGstFaultPlugin;
  }
  gst.error_free(error);
}

/// What `description` describes, with ends to be linked at if `has_pads`; null, and says in `fault` why, when that cannot
/// be.
static void *parse(const char *description, int has_pads, CGstFault *fault) {
  Error *error = NULL;
  void *bin = gst.parse_bin_from_description(description, has_pads, &error);
  // NB: there may be both, of a description that was understood in part.
  if (bin && !error) return bin;
  if (bin) gst.object_unref(gst.object_ref_sink(bin));
  tell(fault, error, "the description is not understood");
  return NULL;
}

/// A source that is described, with an end.
static void *parse_source(const char *description, CGstFault *fault) {
  // A description may end with a format, which has to stand between two elements.
  static const char end[] = "touchup_end", pattern[] = "%s ! identity name=%s";
  size_t capacity = strlen(description) + sizeof end + sizeof pattern;
  char *text = malloc(capacity);
  if (!text) abort();
  snprintf(text, capacity, pattern, description, end);
  void *bin = parse(text, 0, fault);
  free(text);
  if (!bin) return NULL;
  // NB: the parser's own ends would be all pads without a link, also of what is linked only once a decoder knows its input.
  void *last = gst.bin_get_by_name(bin, end);
  void *pad = gst.element_get_static_pad(last, "src");
  gst.element_add_pad(bin, gst.ghost_pad_new("src", pad));
  gst.object_unref(pad);
  gst.object_unref(last);
  return bin;
}

CGstStream *cgst_open(CGstDevice *device, const char *description, CGstFault *fault) {
  void *source = NULL;
  if (device) {
    source = gst.device_create_element(device, NULL);
    if (!source) {
      fault->kind = CGstFaultPlugin;
      snprintf(fault->message, sizeof fault->message, "there is no source for this camera");
    }
  } else {
    source = parse_source(description, fault);
  }
  if (!source) return NULL;
  CGstStream *stream = calloc(1, sizeof *stream);
  if (!stream) abort();
  stream->pipeline = gst.object_ref_sink(gst.pipeline_new(NULL));
  stream->source = source;
  gst.bin_add(stream->pipeline, source);
  stream->bus = gst.element_get_bus(stream->pipeline);
  // Ready is when a camera is asked for its formats.
  if (gst.element_set_state(source, STATE_READY) != STATE_CHANGE_FAILURE) return stream;
  if (cgst_wait(stream, 0, fault) != CGstEventFailed) tell(fault, NULL, "the camera cannot be opened");
  cgst_close(stream);
  return NULL;
}

char *cgst_formats(CGstStream *stream) {
  void *pad = gst.element_get_static_pad(stream->source, "src");
  if (!pad) return NULL;
  void *caps = gst.pad_query_caps(pad, NULL);
  char *text = caps ? gst.caps_to_string(caps) : NULL;
  if (caps) gst.mini_object_unref(caps);
  gst.object_unref(pad);
  return text;
}

void cgst_copy(CGstPicture picture, void *pixels) {
  uint32_t *to = pixels;
  for (int32_t y = 0; y < picture.height; y++) {
    const uint32_t *from = (const uint32_t *)(picture.pixels + (size_t)y * picture.bytes_per_row);
    for (int32_t x = 0; x < picture.width; x++) *to++ = from[x] | 0xFF000000u;
  }
}

/// Calls `get` with the newest picture of a sink.
static int pull(void *sink, CGstStream *stream, void (*get)(void *context, CGstPicture picture)) {
  void *sample = gst.app_sink_pull_sample(sink);
  if (!sample) return FLOW_EOS;
  void *buffer = gst.sample_get_buffer(sample);
  void *caps = gst.sample_get_caps(sample);
  int width = 0, height = 0;
  MapInfo info = {0};
  if (buffer && caps) {
    void *format = gst.caps_get_structure(caps, 0);
    gst.structure_get_int(format, "width", &width);
    gst.structure_get_int(format, "height", &height);
  }
  if (width > 0 && height > 0 && gst.buffer_map(buffer, &info, MAP_READ)) {
    // Rows of 32 bits a pixel have no gaps, unless a sink says that it can have them.
    if (info.size >= (size_t)width * (size_t)height * 4) {
      get(stream->listener->context, (CGstPicture){info.data, width, height, width * 4});
    }
    gst.buffer_unmap(buffer, &info);
  }
  gst.mini_object_unref(sample);
  return FLOW_OK;
}

static int frame_came(void *sink, void *data) {
  CGstStream *stream = data;
  return pull(sink, stream, stream->listener->frame);
}

static int photo_came(void *sink, void *data) {
  CGstStream *stream = data;
  return pull(sink, stream, stream->listener->photo);
}

/// The pipeline itself tells of its end only when all sinks have come to it, and the one for photos is behind a gate.
static void ended(void *sink, void *data) {
  CGstStream *stream = data;
  (void)sink;
  atomic_store(&stream->has_ended, true);
  cgst_wake(stream);
}

static void listen(CGstStream *stream, const char *name, int (*came)(void *sink, void *data)) {
  void *sink = gst.bin_get_by_name(stream->pipeline, name);
  if (!sink) return;
  SinkCallbacks callbacks = {.eos = ended, .new_sample = came};
  gst.app_sink_set_callbacks(sink, &callbacks, stream, NULL);
  gst.object_unref(sink);
}

bool cgst_play(
    CGstStream *stream, const char *tail, const CGstListener *listener, CGstFault *fault) {
  stream->listener = listener;
  void *rest = parse(tail, 1, fault);
  if (!rest) return false;
  gst.bin_add(stream->pipeline, rest);
  if (!gst.element_link(stream->source, rest)) {
    tell(fault, NULL, "the camera has no format that is understood");
    return false;
  }
  listen(stream, "frames", frame_came);
  listen(stream, "photos", photo_came);
  if (gst.element_set_state(stream->pipeline, STATE_PLAYING) != STATE_CHANGE_FAILURE) return true;
  if (cgst_wait(stream, 0, fault) != CGstEventFailed) tell(fault, NULL, "the camera does not start");
  return false;
}

void cgst_set(CGstStream *stream, const char *element, const char *property, const char *value) {
  void *it = gst.bin_get_by_name(stream->pipeline, element);
  if (!it) return;
  gst.util_set_object_arg(it, property, value);
  gst.object_unref(it);
}

CGstEvent cgst_wait(CGstStream *stream, uint64_t nanoseconds, CGstFault *fault) {
  Message *message = gst.bus_timed_pop_filtered(
      stream->bus, nanoseconds, MESSAGE_EOS | MESSAGE_ERROR | MESSAGE_APPLICATION);
  if (!message) return CGstEventNone;
  CGstEvent event = message->type == MESSAGE_EOS     ? CGstEventEnded
                    : message->type == MESSAGE_ERROR ? CGstEventFailed
                                                     : CGstEventWoken;
  if (event == CGstEventFailed) {
    Error *error = NULL;
    gst.message_parse_error(message, &error, NULL);
    tell(fault, error, "the camera has failed");
  }
  gst.mini_object_unref(message);
  return event == CGstEventWoken && atomic_load(&stream->has_ended) ? CGstEventEnded : event;
}

void cgst_wake(CGstStream *stream) {
  gst.bus_post(
      stream->bus,
      gst.message_new_application(NULL, gst.structure_new_empty("TouchUpWakes")));
}

void cgst_close(CGstStream *stream) {
  gst.element_set_state(stream->pipeline, STATE_NULL);
  gst.object_unref(stream->bus);
  gst.object_unref(stream->pipeline);
  free(stream);
}
