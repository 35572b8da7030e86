#include "CTerminal.h"

#include "internal.h"

#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

bool draws_ascii = false;

static SCREEN *screen = NULL;

/// Where the cursor is shown; a column below 0 hides it.
static int cursor_column = -1;
static int cursor_row = 0;

/// X10 reports end at column 223, so that SGR ones are asked for; ncurses itself would ask for the former under tmux.
static const char reports_on[] = "\033[?1000h\033[?1002h\033[?1006h\033[?2004h";
static const char reports_off[] = "\033[?2004l\033[?1006l\033[?1002l\033[?1000l";

static bool takes_reports(void) {
  // Terminals without a mouse may show what they do not understand.
  const char *mouse = tigetstr("kmous");
  return mouse != NULL && mouse != (char *)-1;
}

static void set_reports(const char *sequence) {
  if (!takes_reports()) return;
  fflush(stdout);
  ssize_t ignored = write(STDOUT_FILENO, sequence, strlen(sequence));
  (void)ignored;
}

/// ncurses takes widths and bytes from the C library's locale.
static void choose_locale(bool is_ascii) {
  draws_ascii = is_ascii;
  if (is_ascii) {
    setlocale(LC_CTYPE, "C");
    return;
  }
  if (setlocale(LC_CTYPE, "") != NULL && strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return;
  setlocale(LC_CTYPE, "C.UTF-8");
}

/// ncurses would take the terminal over by itself when the job goes on, even while an editor has it.
static void leave_stopping_to_caller(void) {
  struct sigaction action;
  if (sigaction(SIGTSTP, NULL, &action) != 0 || action.sa_handler == SIG_IGN) return;
  action = (struct sigaction){.sa_handler = SIG_DFL};
  sigaction(SIGTSTP, &action, NULL);
}

bool terminal_start(const char *name, bool is_ascii) {
  choose_locale(is_ascii);
  set_escdelay(25);
  keep_restore();
  screen = newterm(name, stdout, stdin);
  if (screen == NULL) return false;
  set_taken_over(true);
  leave_stopping_to_caller();
  // Keys such as ^C and ^Z come as characters: the program decides what they do.
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  scrollok(stdscr, FALSE);
  curs_set(0);
  if (has_colors()) {
    start_color();
    use_default_colors();
  }
  define_keys();
  set_reports(reports_on);
  wnoutrefresh(stdscr);
  return true;
}

/// Reports of the mouse that are under way would be typed into the shell.
static void drop_input(void) {
  usleep(1000);
  flushinp();
}

void terminal_stop(void) {
  if (screen == NULL) return;
  terminal_pause();
  delscreen(screen);
  screen = NULL;
}

/// Without a second screen, what was drawn stays; the shell goes on in its last line, which must be empty.
static void empty_last_line(void) {
  const char *leave = tigetstr("rmcup");
  if (leave != NULL && leave != (char *)-1) return;
  const char *clear = tigetstr("el");
  // The cursor is in the last line now.
  putchar('\r');
  if (clear != NULL && clear != (char *)-1) {
    putp(clear);
  } else {
    putchar('\n');
  }
  fflush(stdout);
}

void terminal_pause(void) {
  if (screen == NULL) return;
  set_reports(reports_off);
  drop_input();
  curs_set(1);
  endwin();
  empty_last_line();
  set_taken_over(false);
}

void terminal_resume(void) {
  if (screen == NULL) return;
  set_taken_over(true);
  reset_prog_mode();
  curs_set(cursor_column >= 0);
  clearok(curscr, TRUE);
  doupdate();
  set_reports(reports_on);
}

bool terminal_has_cursor_addressing(void) {
  const char *move = tigetstr("cup");
  return move != NULL && move != (char *)-1;
}

void terminal_device_size(int *columns, int *rows) {
  struct winsize size = {0};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) ioctl(STDIN_FILENO, TIOCGWINSZ, &size);
  *columns = size.ws_col;
  *rows = size.ws_row;
}

void terminal_set_size(int columns, int rows) {
  // resizeterm would also put KEY_RESIZE into the queue of keys.
  resize_term(rows < 1 ? 1 : rows, columns < 1 ? 1 : columns);
}

void terminal_redraw(void) { clearok(curscr, TRUE); }

/// ncurses fills a screen's last cell by inserting before it, for which a screen of one cell has no room.
static void put_only_cell(void) {
  cchar_t cell;
  wchar_t text[CCHARW_MAX + 1] = {0};
  attr_t attributes;
  short pair;
  if (mvwin_wch(newscr, 0, 0, &cell) != OK) return;
  if (getcchar(&cell, text, &attributes, &pair, NULL) != OK) return;
  char bytes[MB_LEN_MAX * (CCHARW_MAX + 1)];
  size_t count = wcstombs(bytes, text, sizeof bytes - 1);
  if (count == (size_t)-1 || count == 0) return;
  fflush(stdout);
  ssize_t ignored = write(STDOUT_FILENO, "\r", 1);
  ignored = write(STDOUT_FILENO, bytes, count);
  (void)ignored;
}

void terminal_update(void) {
  update_panels();
  // The window that was refreshed last decides about the cursor; none of the panes' does.
  leaveok(newscr, cursor_column < 0);
  if (cursor_column >= 0) wmove(newscr, cursor_row, cursor_column);
  doupdate();
  if (LINES == 1 && COLS == 1) put_only_cell();
}


void terminal_set_cursor(int column, int row) {
  if ((column < 0) != (cursor_column < 0)) curs_set(column >= 0);
  cursor_column = column;
  cursor_row = row;
}

int terminal_color_count(void) { return has_colors() ? COLORS : 0; }

int terminal_pair_count(void) { return has_colors() ? COLOR_PAIRS : 0; }

bool terminal_has_direct_color(void) { return tigetflag("RGB") > 0 || COLORS > 256; }

bool terminal_has_default_colors(void) { return tigetflag("AX") > 0 || tigetstr("op") != NULL; }

bool terminal_define_pair(int pair, int foreground, int background) {
  return init_extended_pair(pair, foreground, background) == OK;
}
