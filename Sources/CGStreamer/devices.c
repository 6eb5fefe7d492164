#include <pthread.h>
#include <stddef.h>

#include "CGStreamer.h"
#include "library.h"

/// A monitor that runs from the first question on, and knows what is plugged in and out; null when it cannot be started.
///
/// NB: never stopped, since PipeWire's part of GStreamer (0.3.65) destroys memory when it is, once in a while.
static void *running_monitor(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static void *running;
  pthread_mutex_lock(&lock);
  if (!running) {
    void *monitor = gst.device_monitor_new();
    gst.device_monitor_add_filter(monitor, "Video/Source", NULL);
    // What it tells is kept by nobody.
    void *bus = gst.device_monitor_get_bus(monitor);
    gst.bus_set_flushing(bus, 1);
    gst.object_unref(bus);
    if (gst.device_monitor_start(monitor)) running = monitor;
    else gst.object_unref(monitor);
  }
  void *found = running;
  pthread_mutex_unlock(&lock);
  return found;
}

void cgst_devices(
    void *context,
    void (*visit)(
        void *context, CGstDevice *device, const char *name, const char *path,
        const char *location)) {
  void *monitor = running_monitor();
  if (!monitor) return;
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
}

void cgst_device_free(CGstDevice *device) { gst.object_unref(device); }
