#include "CTurboJPEG.h"
#include "CLibrary.h"

#include <pthread.h>

// What is used of turbojpeg.h, so that the library alone is needed; its interface is stable (soname 0).
enum { format_rgb = 0, color_cmyk = 3, warning = 0 };
// Without the first flag, the library chooses a faster and less exact method by itself. The second refuses files of
// more than 500 scans, which take minutes.
enum { accurate_dct = 4096, limit_scans = 32768 };

static struct {
  bool is_loaded;
  void *(*init_decompress)(void);
  int (*decompress_header)(
      void *handle, const uint8_t *bytes, unsigned long count, int *width, int *height, int *subsampling, int *colors);
  int (*decompress)(
      void *handle, const uint8_t *bytes, unsigned long count, uint8_t *pixels, int width, int stride, int height,
      int format, int flags);
  int (*error_code)(void *handle);
  int (*destroy)(void *handle);
} turbo;

static void load(void) {
  const library_function functions[] = {
      {"tjInitDecompress", &turbo.init_decompress},
      {"tjDecompressHeader3", &turbo.decompress_header},
      {"tjDecompress2", &turbo.decompress},
      {"tjGetErrorCode", &turbo.error_code},
      {"tjDestroy", &turbo.destroy},
  };
  turbo.is_loaded = library_load("libturbojpeg.so.0", functions, sizeof functions / sizeof *functions);
}

void turbojpeg_prepare(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
}

static void *new_handle(void) {
  turbojpeg_prepare();
  return turbo.is_loaded ? turbo.init_decompress() : NULL;
}

picture_result turbojpeg_measure(const uint8_t *bytes, size_t count) {
  picture_result result = {.status = PICTURE_NO_LIBRARY, .is_opaque = true};
  void *handle = new_handle();
  if (handle == NULL) return result;
  int subsampling = 0, colors = 0;
  bool is_read = turbo.decompress_header(
                     handle, bytes, count, &result.width, &result.height, &subsampling, &colors) == 0;
  result.status = is_read && colors < color_cmyk ? PICTURE_OK : PICTURE_NO_LOADER;
  turbo.destroy(handle);
  return result;
}

bool turbojpeg_decode(const uint8_t *bytes, size_t count, int width, int height, uint8_t *rgb) {
  void *handle = new_handle();
  if (handle == NULL) return false;
  int end = turbo.decompress(
      handle, bytes, count, rgb, width, width * 3, height, format_rgb, accurate_dct | limit_scans);
  // A warning is about data that are decoded all the same.
  bool is_decoded = end == 0 || turbo.error_code(handle) == warning;
  turbo.destroy(handle);
  return is_decoded;
}
