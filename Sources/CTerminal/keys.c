#include "CTerminal.h"

#include "internal.h"

void define_keys(void) {
  define_key("\033[<", KEY_SGR_MOUSE);
  define_key("\033[200~", KEY_PASTE_BEGIN);
  define_key("\033[201~", KEY_PASTE_END);
  // Terminals send these whatever their terminfo entry says, depending on their keypad's mode.
  define_key("\033[A", KEY_UP);
  define_key("\033[B", KEY_DOWN);
  define_key("\033[C", KEY_RIGHT);
  define_key("\033[D", KEY_LEFT);
  define_key("\033OA", KEY_UP);
  define_key("\033OB", KEY_DOWN);
  define_key("\033OC", KEY_RIGHT);
  define_key("\033OD", KEY_LEFT);
  define_key("\033[Z", KEY_BTAB);
  define_key("\033[H", KEY_HOME);
  define_key("\033[F", KEY_END);
  define_key("\033[1~", KEY_HOME);
  define_key("\033[4~", KEY_END);
  define_key("\033[5~", KEY_PPAGE);
  define_key("\033[6~", KEY_NPAGE);
  define_key("\033[3~", KEY_DC);
  define_key("\033[1;2C", KEY_SRIGHT);
  define_key("\033[1;2D", KEY_SLEFT);
}

static uint32_t number(int code) {
  switch (code) {
  case KEY_UP: return TERMINAL_KEY_UP;
  case KEY_DOWN: return TERMINAL_KEY_DOWN;
  case KEY_LEFT: return TERMINAL_KEY_LEFT;
  case KEY_RIGHT: return TERMINAL_KEY_RIGHT;
  case KEY_HOME: return TERMINAL_KEY_HOME;
  case KEY_END: return TERMINAL_KEY_END;
  case KEY_PPAGE: return TERMINAL_KEY_PAGE_UP;
  case KEY_NPAGE: return TERMINAL_KEY_PAGE_DOWN;
  case KEY_BACKSPACE: return TERMINAL_KEY_BACKSPACE;
  case KEY_DC: return TERMINAL_KEY_DELETE;
  case KEY_BTAB: return TERMINAL_KEY_BACK_TAB;
  case KEY_ENTER: return TERMINAL_KEY_ENTER;
  case KEY_SLEFT: return TERMINAL_KEY_SHIFT_LEFT;
  case KEY_SRIGHT: return TERMINAL_KEY_SHIFT_RIGHT;
  case KEY_SGR_MOUSE: return TERMINAL_KEY_MOUSE;
  case KEY_PASTE_BEGIN: return TERMINAL_KEY_PASTE_BEGIN;
  case KEY_PASTE_END: return TERMINAL_KEY_PASTE_END;
  default:
    if (code > KEY_F(0) && code <= KEY_F(63)) return TERMINAL_KEY_F1 + (uint32_t)(code - KEY_F(1));
    return 0;
  }
}

int terminal_read(uint32_t *value) {
  // wget_wch would hold back or drop what follows bytes that are no character.
  int code = wgetch(stdscr);
  if (code == ERR) return TERMINAL_NOTHING;
  if (code <= UINT8_MAX) {
    *value = (uint32_t)code;
    return TERMINAL_BYTE;
  }
  *value = number(code);
  return TERMINAL_KEY;
}
