/// Shared libraries that are loaded when they are first needed.
#ifndef CLIBRARY_H
#define CLIBRARY_H

#include <stdbool.h>
#include <stddef.h>

/// A function of a library, and where its address is kept.
typedef struct {
  const char *name;
  void *place;
} library_function;

/// Loads a library and finds its functions; returns false where the library or one of the functions is not there.
///
/// The library stays loaded.
///
/// - name: the name with the version of the interface, such as libpng16.so.16.
bool library_load(const char *name, const library_function *functions, size_t count);

#endif
