#include <libwebsockets.h>

// A macro that Swift does not import: how many bytes a message has to have room for in front of it.
static const int touchup_lws_pre = LWS_PRE;
