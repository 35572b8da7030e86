#include "CLibrary.h"

#include <dlfcn.h>

bool library_load(const char *name, const library_function *functions, size_t count) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return false;
  for (size_t index = 0; index < count; index++) {
    void *function = dlsym(library, functions[index].name);
    if (function == NULL) return false;
    *(void **)functions[index].place = function;
  }
  return true;
}
