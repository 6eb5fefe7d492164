#include "library.h"

#include <dlfcn.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CGStreamer.h"

Library gst;

// The functions of GLib come with the same handle: a library's symbols include those it depends on.
static const struct {
  const char *name;
  void **place;
} functions[] = {
    {"gst_init_check", (void **)&gst.init_check},
    {"gst_device_monitor_new", (void **)&gst.device_monitor_new},
    {"gst_device_monitor_add_filter", (void **)&gst.device_monitor_add_filter},
    {"gst_device_monitor_start", (void **)&gst.device_monitor_start},
    {"gst_device_monitor_get_bus", (void **)&gst.device_monitor_get_bus},
    {"gst_device_monitor_get_devices", (void **)&gst.device_monitor_get_devices},
    {"gst_device_get_display_name", (void **)&gst.device_get_display_name},
    {"gst_device_get_properties", (void **)&gst.device_get_properties},
    {"gst_device_create_element", (void **)&gst.device_create_element},
    {"gst_parse_bin_from_description", (void **)&gst.parse_bin_from_description},
    {"gst_pipeline_new", (void **)&gst.pipeline_new},
    {"gst_bin_add", (void **)&gst.bin_add},
    {"gst_bin_get_by_name", (void **)&gst.bin_get_by_name},
    {"gst_element_link", (void **)&gst.element_link},
    {"gst_element_set_state", (void **)&gst.element_set_state},
    {"gst_element_get_static_pad", (void **)&gst.element_get_static_pad},
    {"gst_element_add_pad", (void **)&gst.element_add_pad},
    {"gst_ghost_pad_new", (void **)&gst.ghost_pad_new},
    {"gst_element_get_bus", (void **)&gst.element_get_bus},
    {"gst_pad_query_caps", (void **)&gst.pad_query_caps},
    {"gst_caps_to_string", (void **)&gst.caps_to_string},
    {"gst_caps_get_structure", (void **)&gst.caps_get_structure},
    {"gst_structure_get_int", (void **)&gst.structure_get_int},
    {"gst_structure_get_string", (void **)&gst.structure_get_string},
    {"gst_structure_free", (void **)&gst.structure_free},
    {"gst_structure_new_empty", (void **)&gst.structure_new_empty},
    {"gst_util_set_object_arg", (void **)&gst.util_set_object_arg},
    {"gst_bus_timed_pop_filtered", (void **)&gst.bus_timed_pop_filtered},
    {"gst_bus_set_flushing", (void **)&gst.bus_set_flushing},
    {"gst_bus_post", (void **)&gst.bus_post},
    {"gst_message_new_application", (void **)&gst.message_new_application},
    {"gst_message_parse_error", (void **)&gst.message_parse_error},
    {"gst_app_sink_set_callbacks", (void **)&gst.app_sink_set_callbacks},
    {"gst_app_sink_pull_sample", (void **)&gst.app_sink_pull_sample},
    {"gst_sample_get_buffer", (void **)&gst.sample_get_buffer},
    {"gst_sample_get_caps", (void **)&gst.sample_get_caps},
    {"gst_buffer_map", (void **)&gst.buffer_map},
    {"gst_buffer_unmap", (void **)&gst.buffer_unmap},
    {"gst_core_error_quark", (void **)&gst.core_error_quark},
    {"gst_resource_error_quark", (void **)&gst.resource_error_quark},
    {"gst_stream_error_quark", (void **)&gst.stream_error_quark},
    {"gst_parse_error_quark", (void **)&gst.parse_error_quark},
    {"gst_object_ref", (void **)&gst.object_ref},
    {"gst_object_ref_sink", (void **)&gst.object_ref_sink},
    {"gst_object_unref", (void **)&gst.object_unref},
    {"gst_mini_object_unref", (void **)&gst.mini_object_unref},
    {"g_list_free", (void **)&gst.list_free},
    {"g_error_free", (void **)&gst.error_free},
    {"g_free", (void **)&gst.free},
};

bool cgst_start(char *reason, size_t capacity) {
  // The library for sinks brings the core along.
  void *library = dlopen("libgstapp-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *message = dlerror();
    snprintf(reason, capacity, "%s", message ? message : "libgstapp-1.0.so.0 is missing");
    return false;
  }
  for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
    *functions[index].place = dlsym(library, functions[index].name);
    if (*functions[index].place) continue;
    snprintf(reason, capacity, "GStreamer is too old: it has no %s", functions[index].name);
    return false;
  }
  // NB: GStreamer takes over the locale of the environment for the whole process; numbers would get commas.
  const char *current = setlocale(LC_ALL, NULL);
  char *locale = current ? strdup(current) : NULL;
  Error *error = NULL;
  int has_started = gst.init_check(NULL, NULL, &error);
  if (locale) {
    setlocale(LC_ALL, locale);
    free(locale);
  }
  if (!has_started) {
    snprintf(reason, capacity, "%s", error ? error->message : "GStreamer does not start");
    if (error) gst.error_free(error);
    return false;
  }
  return true;
}

void cgst_free(void *text) {
  if (text) gst.free(text);
}
