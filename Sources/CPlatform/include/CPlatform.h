/// What Swift's Glibc module leaves out.
#ifndef CPLATFORM_H
#define CPLATFORM_H

#include <getopt.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/// What getopt_long found in one step.
typedef struct {
  /// The option's code; 1 for an argument that is no option, -1 at the end, '?' and ':' as getopt_long gives them.
  int code;
  /// The option's value, or the argument that is no option; NULL without one.
  const char *value;
  /// The index of the argument that comes next.
  int next;
  /// The code of the option that is wrong, with '?' and ':'.
  int wrong;
} platform_option;

/// Starts getopt_long anew. It keeps its place in global variables: one parse at a time.
void platform_start_options(void);

/// Takes the next option, or the next argument that is no option, in the order of the command line.
platform_option platform_next_option(
    int count, char *const *arguments, const char *short_options, const struct option *long_options);

/// The name of the character set of the locale that the environment asks for; NULL where that locale is not installed.
const char *platform_character_set(void);

/// Opens a file for reading; -1 with errno set where that fails.
int platform_open_to_read(const char *path);

/// Creates a file that must not exist yet, for writing; -1 with errno set where that fails.
int platform_create(const char *path);

/// Keeps signals from their usual effect and returns a descriptor that they are read from; -1 where that fails.
int platform_signal_descriptor(const int *signals, int count);

/// Takes the next signal from such a descriptor without waiting; 0 where there is none.
int platform_read_signal(int descriptor);

/// Keeps signals from their usual effect, as a descriptor for them needs it.
void platform_keep_signals(const int *signals, int count);

/// Lets signals have their usual effect again, as a program that is started or stopped needs it.
void platform_release_signals(const int *signals, int count);

/// Creates a pipe that no child process inherits: its end to read from, and its end to write to.
///
/// Returns false with errno set where that fails.
bool platform_pipe(int ends[2]);

/// Work that is done in a thread of its own.
typedef struct {
  pthread_t thread;
  bool is_started;
} platform_task;

/// Starts work in a thread that no signal comes to; where no thread can be started, the work is not done.
///
/// All threads share one store of memory from then on, so that the thread costs no address space to speak of.
platform_task platform_start_task(void (*work)(void));

/// Waits for the end of work.
void platform_finish_task(platform_task task);

/// A program that runs in a terminal of ours.
typedef struct {
  /// The terminal's other side; -1 with errno set where the program could not be started.
  int terminal;
  /// The process.
  int process;
} platform_terminal_program;

/// The columns of the terminal that a descriptor leads to; 0 where it leads to none, or its width is not known.
int platform_terminal_columns(int descriptor);

/// Starts a program in a new terminal of so many columns and rows.
platform_terminal_program platform_start_in_terminal(
    const char *path, char *const *arguments, char *const *environment, int columns, int rows);

/// Gives a terminal another size, of which its program hears.
void platform_resize_terminal(int terminal, int columns, int rows);

/// A picture that is part of the program.
typedef struct {
  /// The file's name, such as "boat.jpg"; NULL where there is no such picture.
  const char *name;
  /// The encoded file.
  const unsigned char *bytes;
  /// How many bytes.
  size_t count;
} platform_picture;

/// The picture of a name.
platform_picture platform_find_picture(const char *name);

#endif
