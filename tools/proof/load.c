/* load LIBRARY NUMBER: loads and unloads the shared library so many times. It gives the right answer
 * each time, and the process does not grow. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

/* Kilobytes of this process in memory. */
static long resident(void)
{
    long size = 0, pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file) return -1;
    if (fscanf(file, "%ld %ld", &size, &pages) != 2) pages = -1;
    fclose(file);
    return 4 * pages;
}

int main(int argc, char **argv)
{
    const long number = argc == 3 ? atol(argv[2]) : 0;
    long i, before = 0, after;
    if (number == 0) return fputs("load LIBRARY NUMBER\n", stderr), 2;
    for (i = 0; i < number; ++i) {
        void *handle = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
        int (*king)(int, int);
        if (!handle) return puts(dlerror()), 1;
        *(void **)&king = dlsym(handle, "chess_distance_king");
        if (!king || king(4, 60) != 7) return puts("load: wrong answer after dlopen"), 1;
        dlclose(handle);
        if (i == number / 10) before = resident();
    }
    after = resident();
    printf("load: %ld cycles of dlopen and dlclose, %ld KB before, %ld KB after\n", number, before, after);
    return after > before + 1024;
}
