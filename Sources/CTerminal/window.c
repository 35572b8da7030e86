#include "CTerminal.h"

#include "internal.h"

#include <stdlib.h>
#include <wchar.h>

struct terminal_window {
  WINDOW *window;
  PANEL *panel;
};

terminal_window *terminal_open_window(int column, int row, int columns, int rows) {
  WINDOW *window = newwin(rows, columns, row, column);
  if (window == NULL) return NULL;
  PANEL *panel = new_panel(window);
  terminal_window *result = malloc(sizeof *result);
  if (panel == NULL || result == NULL) {
    if (panel != NULL) del_panel(panel);
    delwin(window);
    free(result);
    return NULL;
  }
  leaveok(window, TRUE);
  *result = (terminal_window){window, panel};
  return result;
}

void terminal_close_window(terminal_window *window) {
  del_panel(window->panel);
  delwin(window->window);
  free(window);
}

void terminal_raise_window(terminal_window *window) { top_panel(window->panel); }

static attr_t curses_attributes(int attributes) {
  attr_t result = A_NORMAL;
  if (attributes & TERMINAL_BOLD) result |= A_BOLD;
  if (attributes & TERMINAL_ITALIC) result |= A_ITALIC;
  if (attributes & TERMINAL_UNDERLINE) result |= A_UNDERLINE;
  if (attributes & TERMINAL_DIM) result |= A_DIM;
  if (attributes & TERMINAL_REVERSE) result |= A_REVERSE;
  return result;
}

void terminal_put(
    terminal_window *window, int column, int row, const uint32_t *scalars, int count, int width,
    int attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1] = {0};
  if (count > CCHARW_MAX) count = CCHARW_MAX;
  for (int index = 0; index < count; index += 1) text[index] = (wchar_t)scalars[index];
  bool is_wrong = count < 1 || wcwidth(text[0]) != width;
  for (int index = 1; index < count; index += 1) {
    if (wcwidth(text[index]) > 0) is_wrong = true;
    // A mark that the C library does not know is left out rather than the whole character.
    if (wcwidth(text[index]) < 0) text[index] = L'\0';
  }
  if (is_wrong) text[0] = L'?', text[1] = L'\0';

  cchar_t cell;
  attr_t style = curses_attributes(attributes);
  if (setcchar(&cell, text, style, 0, &pair) != OK) return;
  // Writing the last cell moves the cursor out of the window, which ncurses reports as an error.
  mvwadd_wch(window->window, row, column, &cell);
  if (is_wrong && width == 2) {
    setcchar(&cell, L" ", style, 0, &pair);
    mvwadd_wch(window->window, row, column + 1, &cell);
  }
}
