// The functions of GStreamer that are used, found by name.
#ifndef CGStreamer_library_h
#define CGStreamer_library_h

#include <stddef.h>
#include <stdint.h>

/// Numbers of GStreamer's enumerations.
enum {
  STATE_NULL = 1,
  STATE_READY = 2,
  STATE_PLAYING = 4,
  STATE_CHANGE_FAILURE = 0,
  MESSAGE_EOS = 1 << 0,
  MESSAGE_ERROR = 1 << 1,
  MESSAGE_APPLICATION = 1 << 14,
  FLOW_OK = 0,
  FLOW_EOS = -3,
  MAP_READ = 1,
  CORE_ERROR_MISSING_PLUGIN = 12,
  RESOURCE_ERROR_NOT_FOUND = 3,
  RESOURCE_ERROR_BUSY = 4,
  RESOURCE_ERROR_NOT_AUTHORIZED = 15,
  STREAM_ERROR_CODEC_NOT_FOUND = 6,
  PARSE_ERROR_NO_SUCH_ELEMENT = 1,
};

/// GLib's, as it is declared to everybody.
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} Error;

/// The public head of a message: what all of GStreamer's small objects begin with, and the type.
typedef struct {
  void *object[8];
  int type;
} Message;

/// GStreamer's GstMapInfo.
typedef struct {
  void *memory;
  int flags;
  uint8_t *data;
  size_t size;
  size_t maxsize;
  void *reserved[8];
} MapInfo;

/// GStreamer's GstAppSinkCallbacks.
typedef struct {
  void (*eos)(void *sink, void *data);
  int (*new_preroll)(void *sink, void *data);
  int (*new_sample)(void *sink, void *data);
  void *reserved[4];
} SinkCallbacks;

/// GLib's GList.
typedef struct List {
  void *data;
  struct List *next;
  struct List *previous;
} List;

typedef struct {
  int (*init_check)(int *count, char ***arguments, Error **error);

  void *(*device_monitor_new)(void);
  unsigned (*device_monitor_add_filter)(void *monitor, const char *classes, void *caps);
  int (*device_monitor_start)(void *monitor);
  void *(*device_monitor_get_bus)(void *monitor);
  List *(*device_monitor_get_devices)(void *monitor);
  char *(*device_get_display_name)(void *device);
  void *(*device_get_properties)(void *device);
  void *(*device_create_element)(void *device, const char *name);

  void *(*parse_bin_from_description)(const char *description, int has_pads, Error **error);
  void *(*pipeline_new)(const char *name);
  int (*bin_add)(void *bin, void *element);
  void *(*bin_get_by_name)(void *bin, const char *name);
  int (*element_link)(void *from, void *to);
  int (*element_set_state)(void *element, int state);
  void *(*element_get_static_pad)(void *element, const char *name);
  int (*element_add_pad)(void *element, void *pad);
  void *(*ghost_pad_new)(const char *name, void *pad);
  void *(*element_get_bus)(void *element);
  void *(*pad_query_caps)(void *pad, void *filter);
  char *(*caps_to_string)(const void *caps);
  void *(*caps_get_structure)(const void *caps, unsigned index);
  int (*structure_get_int)(const void *structure, const char *name, int *value);
  const char *(*structure_get_string)(const void *structure, const char *name);
  void (*structure_free)(void *structure);
  void *(*structure_new_empty)(const char *name);
  void (*util_set_object_arg)(void *object, const char *name, const char *value);

  Message *(*bus_timed_pop_filtered)(void *bus, uint64_t nanoseconds, int types);
  void (*bus_set_flushing)(void *bus, int state);
  int (*bus_post)(void *bus, void *message);
  void *(*message_new_application)(void *source, void *structure);
  void (*message_parse_error)(Message *message, Error **error, char **details);

  void (*app_sink_set_callbacks)(
      void *sink, SinkCallbacks *callbacks, void *data, void (*destroy)(void *data));
  void *(*app_sink_pull_sample)(void *sink);
  void *(*sample_get_buffer)(void *sample);
  void *(*sample_get_caps)(void *sample);
  int (*buffer_map)(void *buffer, MapInfo *info, int flags);
  void (*buffer_unmap)(void *buffer, MapInfo *info);

  uint32_t (*core_error_quark)(void);
  uint32_t (*resource_error_quark)(void);
  uint32_t (*stream_error_quark)(void);
  uint32_t (*parse_error_quark)(void);

  void *(*object_ref)(void *object);
  void *(*object_ref_sink)(void *object);
  void (*object_unref)(void *object);
  void (*mini_object_unref)(void *object);
  void (*list_free)(List *list);
  void (*error_free)(Error *error);
  void (*free)(void *memory);
} Library;

/// Filled by `cgst_start`.
extern Library gst;

#endif
