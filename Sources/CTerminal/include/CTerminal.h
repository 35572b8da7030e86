/// ncursesw without its types: integers, pointers and constants alone.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stdint.h>

// MARK: Screen

/// Whether terminfo knows a terminal by this name.
bool terminal_is_known(const char *name);

/// Takes the terminal over; false where terminfo does not know it. Characters are Unicode or, if `is_ascii`, ASCII.
bool terminal_start(const char *name, bool is_ascii);

/// Gives the terminal back as it was.
void terminal_stop(void);

/// Gives the terminal back for a while.
void terminal_pause(void);

/// Takes it over again; the next update draws everything.
void terminal_resume(void);

/// Whether the terminal can address its cursor, as panes need it.
bool terminal_has_cursor_addressing(void);

/// The size that the terminal's device tells, in cells; 0 and 0 where it tells none.
void terminal_device_size(int *columns, int *rows);

/// Makes the screen this large, at least 1 by 1.
void terminal_set_size(int columns, int rows);

/// Makes the next update draw everything.
void terminal_redraw(void);

/// Brings the panes to the terminal, drawing only what changed.
void terminal_update(void);

/// Shows the cursor at a place, or hides it where the column is below 0.
void terminal_set_cursor(int column, int row);

// MARK: Colours

/// Colours that the terminal has; 0 for none.
int terminal_color_count(void);

/// Pairs of colours that can be in use at a time.
int terminal_pair_count(void);

/// Whether colour numbers are red, green and blue rather than places in a palette.
bool terminal_has_direct_color(void);

/// Whether the terminal's own colours can be asked for by -1.
bool terminal_has_default_colors(void);

/// Makes a pair of colour numbers.
bool terminal_define_pair(int pair, int foreground, int background);

// MARK: Windows

/// A window in the stack of panels.
typedef struct terminal_window terminal_window;

/// Attributes of a cell, as bits.
enum {
  TERMINAL_BOLD = 1,
  TERMINAL_ITALIC = 2,
  TERMINAL_UNDERLINE = 4,
  TERMINAL_DIM = 16,
  TERMINAL_REVERSE = 32,
};

/// Opens a window on top of the others; NULL where there is no room or memory.
terminal_window *terminal_open_window(int column, int row, int columns, int rows);

/// Closes a window.
void terminal_close_window(terminal_window *window);

/// Puts a window on top of the others.
void terminal_raise_window(terminal_window *window);

/// Draws one character with its marks; `width` is the columns that it is meant to take, 1 or 2.
///
/// What the C library believes to be of another width is replaced by `?`, so that columns stay.
void terminal_put(
    terminal_window *window, int column, int row, const uint32_t *scalars, int count, int width,
    int attributes, int pair);

// MARK: Keys

/// What `terminal_read` found.
enum {
  TERMINAL_NOTHING = 0,
  TERMINAL_BYTE,
  TERMINAL_KEY,
};

/// Keys that are no characters.
enum {
  TERMINAL_KEY_UP = 1,
  TERMINAL_KEY_DOWN,
  TERMINAL_KEY_LEFT,
  TERMINAL_KEY_RIGHT,
  TERMINAL_KEY_HOME,
  TERMINAL_KEY_END,
  TERMINAL_KEY_PAGE_UP,
  TERMINAL_KEY_PAGE_DOWN,
  TERMINAL_KEY_BACKSPACE,
  TERMINAL_KEY_DELETE,
  TERMINAL_KEY_BACK_TAB,
  TERMINAL_KEY_ENTER,
  TERMINAL_KEY_SHIFT_LEFT,
  TERMINAL_KEY_SHIFT_RIGHT,
  /// The beginning of a mouse report in SGR form.
  TERMINAL_KEY_MOUSE,
  TERMINAL_KEY_PASTE_BEGIN,
  TERMINAL_KEY_PASTE_END,
  /// F1 and those after it.
  TERMINAL_KEY_F1 = 64,
};

/// Takes the next key without waiting: what it is, and its number, or a byte of a character in UTF-8.
int terminal_read(uint32_t *value);

// MARK: Main queue

/// A descriptor that is readable when the main queue, which is the main actor's, has work.
int terminal_main_queue_descriptor(void);

/// Does the main queue's work that is there now, without waiting for more.
///
/// It is what run loops on Linux call: the main thread can wait for several things at once, and need not be given up
/// to the queue.
void terminal_run_main_queue(void);

#endif
