#include "CTerminal.h"

#include <stdint.h>
#include <unistd.h>

// libdispatch has these for run loops that are not its own.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int terminal_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void terminal_run_main_queue(void) {
  uint64_t count;
  ssize_t ignored = read(_dispatch_get_main_queue_handle_4CF(), &count, sizeof count);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(NULL);
}
