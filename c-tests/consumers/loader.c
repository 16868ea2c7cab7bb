/* An engine that loads the library at run time, as a plug-in. */
#include <dlfcn.h>
#include <stdio.h>

typedef int pair_distance(int a, int b);

int main(void) {
  void *library = dlopen("libchess_distance.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  /* POSIX, unlike ISO C, guarantees that a function's address fits a void pointer. */
  pair_distance *king, *knight;
  *(void **)&king = dlsym(library, "chess_distance_king");
  *(void **)&knight = dlsym(library, "chess_distance_knight");
  unsigned char(*table)[64] = dlsym(library, "chess_distance_manhattan_table");
  if (!king || !knight || !table) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  printf("king %d knight %d table %d off %d\n", king(4, 60), knight(0, 63), table[0][63],
         king(4, 64));
  return dlclose(library);
}
