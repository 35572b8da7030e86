#ifndef CTERMINAL_INTERNAL_H
#define CTERMINAL_INTERNAL_H

#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <panel.h>

/// Codes of keys that are defined beside those of ncurses.
enum {
  KEY_SGR_MOUSE = KEY_MAX - 8,
  KEY_PASTE_BEGIN,
  KEY_PASTE_END,
};

/// Defines the sequences that terminfo does not tell.
void define_keys(void);

/// Remembers how the terminal was, so that a fatal signal can bring that back.
void keep_restore(void);

/// Tells the handlers of fatal signals whether the terminal is taken over.
void set_taken_over(bool is_taken_over);

/// Whether only ASCII may be drawn.
extern bool draws_ascii;

#endif
