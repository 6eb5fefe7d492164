#include <errno.h>
#include <fcntl.h>
#include <linux/videodev2.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "CGStreamer.h"

CGstNode cgst_node(const char *path, char *name, size_t capacity) {
  int file = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (file < 0) {
    return errno == EACCES || errno == EPERM || errno == EROFS ? CGstNodeDenied : CGstNodeOther;
  }
  struct v4l2_capability it = {0};
  int fault = ioctl(file, VIDIOC_QUERYCAP, &it);
  close(file);
  if (fault) return CGstNodeOther;
  // A camera has several files; the others tell about pictures, or are for writing.
  uint32_t can = it.capabilities & V4L2_CAP_DEVICE_CAPS ? it.device_caps : it.capabilities;
  if (!(can & (V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_VIDEO_CAPTURE_MPLANE))) return CGstNodeOther;
  if (!(can & V4L2_CAP_STREAMING)) return CGstNodeOther;
  snprintf(name, capacity, "%.*s", (int)sizeof it.card, (const char *)it.card);
  return CGstNodeCamera;
}
