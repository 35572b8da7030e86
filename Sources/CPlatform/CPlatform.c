#define _GNU_SOURCE
#include "CPlatform.h"

#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <malloc.h>
#include <signal.h>
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

static void *run_task(void *work) {
  ((void (*)(void))work)();
  return NULL;
}

platform_task platform_start_task(void (*work)(void)) {
  platform_task task = {0};
  // Each arena reserves 64 MB of addresses, so that there is one more and no third.
  mallopt(M_ARENA_MAX, 2);
  // What pictures are decoded into is used again and not given back: each return stops the other threads.
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 16 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) != 0) return task;
  // The default is the limit of the main thread's stack, which may be larger than all memory.
  pthread_attr_setstacksize(&attributes, 1 << 19);
  sigset_t all, previous;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &previous);
  task.is_started = pthread_create(&task.thread, &attributes, run_task, (void *)work) == 0;
  pthread_sigmask(SIG_SETMASK, &previous, NULL);
  pthread_attr_destroy(&attributes);
  return task;
}

void platform_finish_task(platform_task task) {
  if (task.is_started) pthread_join(task.thread, NULL);
}
