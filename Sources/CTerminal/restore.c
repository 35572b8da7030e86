#include "CTerminal.h"

#include "internal.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static struct termios modes_before;
static bool knows_modes = false;
static volatile sig_atomic_t is_taken = 0;

/// What leaves any terminal usable, whether or not terminfo tells it: reports off, the keypad and its arrows as
/// usual, plain colours, the cursor, the first screen. Everything is ready before a handler needs it.
static const char leave[] =
    "\033[?2004l\033[?1006l\033[?1002l\033[?1000l\033[?1l\033>\033[0m\033[?25h\033[?1049l\r";

static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};

/// Only calls that are safe in a handler: a crash may have happened anywhere.
static void restore_and_die(int signal_number) {
  if (is_taken) {
    is_taken = 0;
    ssize_t ignored = write(STDOUT_FILENO, leave, sizeof leave - 1);
    (void)ignored;
    if (knows_modes) tcsetattr(STDIN_FILENO, TCSANOW, &modes_before);
  }
  struct sigaction plain = {.sa_handler = SIG_DFL};
  sigaction(signal_number, &plain, NULL);
  // A fault happens again by itself when the handler returns; a signal that was sent does not.
  raise(signal_number);
}

void keep_restore(void) {
  knows_modes = tcgetattr(STDIN_FILENO, &modes_before) == 0;
  // A stack that ran over has no room for its own handler.
  static char room[64 * 1024];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
  for (size_t index = 0; index < sizeof fatal / sizeof *fatal; index += 1) {
    struct sigaction action = {.sa_handler = restore_and_die, .sa_flags = SA_ONSTACK};
    sigaction(fatal[index], &action, NULL);
  }
}

void set_taken_over(bool is_taken_over) { is_taken = is_taken_over; }
