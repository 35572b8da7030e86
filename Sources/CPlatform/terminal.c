#include "CPlatform.h"

#include <pty.h>
#include <sys/ioctl.h>
#include <unistd.h>

int platform_terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

platform_terminal_program platform_start_in_terminal(
    const char *path, char *const *arguments, char *const *environment, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  platform_terminal_program program = {-1, -1};
  program.process = forkpty(&program.terminal, NULL, NULL, &size);
  if (program.process == 0) {
    execve(path, arguments, environment);
    _exit(127);
  }
  if (program.process < 0) program.terminal = -1;
  return program;
}

void platform_resize_terminal(int terminal, int columns, int rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  ioctl(terminal, TIOCSWINSZ, &size);
}
