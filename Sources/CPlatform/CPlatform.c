#define _GNU_SOURCE
#include "CPlatform.h"

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stddef.h>
#include <unistd.h>

void platform_start_options(void) {
  optind = 0;
  opterr = 0;
}

platform_option platform_next_option(
    int count, char *const *arguments, const char *short_options, const struct option *long_options) {
  optarg = NULL;
  optopt = 0;
  int code = getopt_long(count, arguments, short_options, long_options, NULL);
  return (platform_option){code, optarg, optind, optopt};
}

const char *platform_character_set(void) {
  if (setlocale(LC_CTYPE, "") == NULL) return NULL;
  const char *name = nl_langinfo(CODESET);
  setlocale(LC_CTYPE, "C");
  return name;
}

int platform_open_to_read(const char *path) {
  return open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
}

int platform_create(const char *path) {
  return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
}

bool platform_pipe(int ends[2]) {
  return pipe2(ends, O_CLOEXEC) == 0;
}
