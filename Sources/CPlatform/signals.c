#include "CPlatform.h"

#include <signal.h>
#include <sys/signalfd.h>
#include <unistd.h>

static sigset_t set_of(const int *signals, int count) {
  sigset_t set;
  sigemptyset(&set);
  for (int index = 0; index < count; index += 1) sigaddset(&set, signals[index]);
  return set;
}

int platform_signal_descriptor(const int *signals, int count) {
  sigset_t set = set_of(signals, count);
  if (sigprocmask(SIG_BLOCK, &set, NULL) != 0) return -1;
  return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

int platform_read_signal(int descriptor) {
  struct signalfd_siginfo information;
  ssize_t count = read(descriptor, &information, sizeof information);
  return count == (ssize_t)sizeof information ? (int)information.ssi_signo : 0;
}

void platform_keep_signals(const int *signals, int count) {
  sigset_t set = set_of(signals, count);
  sigprocmask(SIG_BLOCK, &set, NULL);
}

void platform_release_signals(const int *signals, int count) {
  sigset_t set = set_of(signals, count);
  sigprocmask(SIG_UNBLOCK, &set, NULL);
}
