#include "CTerminal.h"

// Defines macros such as `columns`, so that it stands alone.
#include <curses.h>
#include <term.h>
#include <unistd.h>

bool terminal_is_known(const char *name) {
  int status = 0;
  if (setupterm(name, STDOUT_FILENO, &status) != OK) return false;
  del_curterm(cur_term);
  return true;
}
