#include <stdlib.h>

#include "CGStreamer.h"
#include "library.h"

void cgst_devices(
    void *context,
    void (*visit)(
        void *context, CGstDevice *device, const char *name, const char *path,
        const char *location)) {
  void *monitor = gst.device_monitor_new();
  gst.device_monitor_add_filter(monitor, "Video/Source", NULL);
  int is_started = gst.device_monitor_start(monitor);
  List *devices = gst.device_monitor_get_devices(monitor);
  for (List *item = devices; item; item = item->next) {
    char *name = gst.device_get_display_name(item->data);
    void *properties = gst.device_get_properties(item->data);
    const char *path = NULL, *location = NULL;
    if (properties) {
      // V4L2's own provider says it by the first name, PipeWire by the second.
      path = gst.structure_get_string(properties, "device.path");
      if (!path) path = gst.structure_get_string(properties, "api.v4l2.path");
      location = gst.structure_get_string(properties, "api.libcamera.location");
    }
    visit(context, item->data, name ? name : "", path, location);
    if (properties) gst.structure_free(properties);
    gst.free(name);
  }
  gst.list_free(devices);
  if (is_started) gst.device_monitor_stop(monitor);
  gst.object_unref(monitor);
}

void cgst_device_free(CGstDevice *device) { gst.object_unref(device); }
