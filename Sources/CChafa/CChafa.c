#include "CChafa.h"
#include "CLibrary.h"

#include <pthread.h>
#include <stddef.h>

// What is used of chafa.h; it needs GLib's headers, whose flags SwiftPM warns about. Values are those of libchafa 1.8
// and later, whose interface is stable (soname 0).
enum { canvas_mode_truecolor = 0, canvas_mode_fgbg = 5, pixel_rgba8_unassociated = 4, dither_ordered = 1 };
enum {
  tag_space = 1 << 0,
  tag_solid = 1 << 1,
  tag_block = 1 << 3,
  tag_quad = 1 << 7,
  tag_half = 1 << 8 | 1 << 9,
};

static struct {
  bool is_loaded;
  void *(*symbol_map_new)(void);
  void (*symbol_map_add_by_tags)(void *map, int tags);
  void (*symbol_map_unref)(void *map);
  void *(*config_new)(void);
  void (*config_set_geometry)(void *config, int columns, int rows);
  void (*config_set_canvas_mode)(void *config, int mode);
  void (*config_set_symbol_map)(void *config, const void *map);
  void (*config_set_dither_mode)(void *config, int mode);
  void (*config_unref)(void *config);
  void *(*canvas_new)(const void *config);
  void (*canvas_draw)(void *canvas, int type, const uint8_t *pixels, int width, int height, int stride);
  uint32_t (*canvas_character)(void *canvas, int column, int row);
  void (*canvas_colors)(void *canvas, int column, int row, int *foreground, int *background);
  void (*canvas_unref)(void *canvas);
} chafa;

static void load(void) {
  const library_function functions[] = {
      {"chafa_symbol_map_new", &chafa.symbol_map_new},
      {"chafa_symbol_map_add_by_tags", &chafa.symbol_map_add_by_tags},
      {"chafa_symbol_map_unref", &chafa.symbol_map_unref},
      {"chafa_canvas_config_new", &chafa.config_new},
      {"chafa_canvas_config_set_geometry", &chafa.config_set_geometry},
      {"chafa_canvas_config_set_canvas_mode", &chafa.config_set_canvas_mode},
      {"chafa_canvas_config_set_symbol_map", &chafa.config_set_symbol_map},
      {"chafa_canvas_config_set_dither_mode", &chafa.config_set_dither_mode},
      {"chafa_canvas_config_unref", &chafa.config_unref},
      {"chafa_canvas_new", &chafa.canvas_new},
      {"chafa_canvas_draw_all_pixels", &chafa.canvas_draw},
      {"chafa_canvas_get_char_at", &chafa.canvas_character},
      {"chafa_canvas_get_colors_at", &chafa.canvas_colors},
      {"chafa_canvas_unref", &chafa.canvas_unref},
  };
  const char *name = "libchafa.so.0";
  chafa.is_loaded = library_load(name, functions, sizeof functions / sizeof *functions);
  // A pool that gets no thread, because memory or processes are bounded, waits for one for ever; and the few thousand
  // cells of a terminal are drawn before a second thread has started.
  void (*set_thread_count)(int count) = NULL;
  if (library_load(name, &(library_function){"chafa_set_n_threads", &set_thread_count}, 1)) set_thread_count(1);
}

bool chafa_is_available(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return chafa.is_loaded;
}

void chafa_prepare(void) {
  if (chafa_is_available()) chafa.symbol_map_unref(chafa.symbol_map_new());
}

bool chafa_draw(
    const uint8_t *pixels, int width, int height, int columns, int rows, chafa_style style, chafa_cell *cells) {
  if (width < 1 || height < 1 || columns < 1 || rows < 1 || !chafa_is_available()) return false;
  bool is_shape = style == CHAFA_BLOCK_SHAPES;
  void *map = chafa.symbol_map_new();
  chafa.symbol_map_add_by_tags(map, tag_space | tag_solid | tag_block | tag_quad | tag_half);
  void *config = chafa.config_new();
  chafa.config_set_geometry(config, columns, rows);
  chafa.config_set_canvas_mode(config, is_shape ? canvas_mode_fgbg : canvas_mode_truecolor);
  chafa.config_set_symbol_map(config, map);
  if (is_shape) chafa.config_set_dither_mode(config, dither_ordered);
  void *canvas = chafa.canvas_new(config);
  chafa.canvas_draw(canvas, pixel_rgba8_unassociated, pixels, width, height, width * 4);
  for (int row = 0; row < rows; row++) {
    for (int column = 0; column < columns; column++) {
      int foreground = 0, background = 0;
      chafa.canvas_colors(canvas, column, row, &foreground, &background);
      *cells++ = (chafa_cell){
          chafa.canvas_character(canvas, column, row), foreground & 0xffffff, background & 0xffffff};
    }
  }
  chafa.canvas_unref(canvas);
  chafa.config_unref(config);
  chafa.symbol_map_unref(map);
  return true;
}
