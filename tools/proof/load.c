/* Sixteen threads with mixed calls, each answer checked against that of another function. Then the
 * library is loaded and unloaded again and again, without growth. Run by `make proof PART=load`:
 * load SECONDS LIBRARY CYCLES. */
#define _GNU_SOURCE
#include <chess_distance.h>

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { THREADS = 16 };

static atomic_ullong calls, differences;
static double deadline;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* xorshift64* */
static uint64_t next(uint64_t *state)
{
    *state ^= *state >> 12;
    *state ^= *state << 25;
    *state ^= *state >> 27;
    return *state * UINT64_C(2685821657736338717);
}

static const int pieces[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, CHESS_DISTANCE_LEAPER(1, 3),
                             CHESS_DISTANCE_LEAPER(0, 2)};

static int differs(uint64_t *random)
{
    const int piece = pieces[next(random) % (sizeof pieces / sizeof *pieces)];
    const int from = (int)(next(random) & 63), to = (int)(next(random) & 63);
    ChessDistanceBoard board;
    uint8_t map[64], back[64], matrix[64][64], path[64];
    uint64_t layers[64], count, graph[64];
    ChessDistanceTerritory territory;
    int wrong = 0, d, s, length;

    board.own = next(random) & next(random) & next(random);
    board.enemy = next(random) & next(random) & next(random);
    board.avoid = next(random) & next(random) & next(random);
    chess_distance_map(piece, from, &board, map);
    chess_distance_map_to(piece, to, &board, back);
    d = chess_distance_path(piece, from, to, &board);
    wrong += (d < 0 ? 255 : d) != map[to];
    wrong += map[to] != back[from];
    chess_distance_matrix(piece, &board, matrix);
    wrong += memcmp(matrix[from], map, sizeof map) != 0;
    chess_distance_graph(piece, &board, graph);
    chess_distance_graph_map(graph, (uint64_t)1 << from, back);
    wrong += memcmp(back, map, sizeof map) != 0;
    length = chess_distance_trajectories(piece, from, to, &board, layers);
    wrong += length != d;
    count = chess_distance_trajectory_count(piece, from, to, &board);
    wrong += (count == 0) != (d < 0);
    if (count) {
        length = chess_distance_trajectory(piece, from, to, &board, next(random) % count, path);
        wrong += length != d || path[0] != from || path[length] != to;
        for (s = 0; s <= length; ++s) wrong += !(layers[s] >> path[s] & 1);
    }
    chess_distance_territory(piece, (uint64_t)1 << from, &board, CHESS_DISTANCE_KING,
                             (uint64_t)1 << to, NULL, &territory);
    for (s = 0; s < 64; ++s) {
        const int king = chess_distance_king(to, s);
        const int side = map[s] < king ? 0 : map[s] > king ? 1 : 2;
        const uint64_t sets[3] = {territory.first, territory.second, territory.tied};
        wrong += !(sets[side] >> s & 1);
    }
    return wrong;
}

/* Whole columns, each row against the single call: paths, maps, all maps, territory, pairs on the
 * empty board and a board of another size. */
static int columns_differ(uint64_t *random)
{
    enum { ROWS = 37 };
    const int piece = pieces[next(random) % (sizeof pieces / sizeof *pieces)];
    uint64_t own[ROWS], enemy[ROWS], from[ROWS], to[ROWS], sets[3][ROWS];
    uint8_t a[ROWS], b[ROWS], paths[ROWS], pairs[ROWS], maps[ROWS][64], row[64];
    uint8_t matrices[ROWS][64][64];
    const ChessDistanceColumns columns = {own, enemy, NULL};
    int i, d, wrong = 0;

    for (i = 0; i < ROWS; ++i) {
        own[i] = next(random) & next(random) & next(random);
        enemy[i] = next(random) & next(random) & next(random);
        a[i] = (uint8_t)(next(random) & 63);
        b[i] = (uint8_t)(next(random) & 63);
        from[i] = (uint64_t)1 << a[i];
        to[i] = (uint64_t)1 << b[i];
    }
    wrong += chess_distance_path_batch(piece, from, to, &columns, paths, ROWS) != 0;
    wrong += chess_distance_map_batch(piece, from, &columns, maps, ROWS) != 0;
    wrong += chess_distance_matrix_batch(piece, &columns, matrices, ROWS) != 0;
    wrong += chess_distance_territory_batch(piece, from, &columns, CHESS_DISTANCE_KING, to, NULL,
                                            sets[0], sets[1], sets[2], ROWS) != 0;
    wrong += chess_distance_batch(piece, a, b, pairs, ROWS) != 0;
    for (i = 0; i < ROWS; ++i) {
        const ChessDistanceBoard board = {own[i], enemy[i], 0};
        ChessDistanceTerritory territory;
        d = chess_distance_path(piece, a[i], b[i], &board);
        wrong += (d < 0 ? 255 : d) != paths[i];
        chess_distance_map(piece, a[i], &board, row);
        wrong += memcmp(row, maps[i], sizeof row) != 0;
        wrong += memcmp(row, matrices[i][a[i]], sizeof row) != 0;
        chess_distance_territory(piece, from[i], &board, CHESS_DISTANCE_KING, to[i], NULL, &territory);
        wrong += territory.first != sets[0][i] || territory.second != sets[1][i] ||
                 territory.tied != sets[2][i];
        d = chess_distance(piece, a[i], b[i]);
        wrong += (d < 0 ? 255 : d) != pairs[i];
    }
    wrong += chess_distance_fill_map(piece, 8, 8, a[0], row, sizeof row) != 0;
    for (i = 0; i < 64; ++i) {
        d = chess_distance(piece, a[0], i);
        wrong += (d < 0 ? 255 : d) != row[i];
    }
    return wrong;
}

static void *work(void *seed)
{
    uint64_t random = (uint64_t)(uintptr_t)seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
    unsigned long long done = 0, wrong = 0;
    while (now() < deadline) {
        int i;
        for (i = 0; i < 64; ++i, ++done) wrong += (unsigned)differs(&random);
        wrong += (unsigned)columns_differ(&random);
        ++done;
    }
    atomic_fetch_add(&calls, done);
    atomic_fetch_add(&differences, wrong);
    return NULL;
}

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

static int cycles(const char *library, long number)
{
    long i, before = 0;
    for (i = 0; i < number; ++i) {
        void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
        int (*king)(int, int);
        if (!handle) return puts(dlerror()), 1;
        *(void **)&king = dlsym(handle, "chess_distance_king");
        if (!king || king(4, 60) != 7) return puts("load: wrong answer after dlopen"), 1;
        dlclose(handle);
        if (i == number / 10) before = resident();
    }
    printf("load: %ld cycles of dlopen and dlclose, %ld KB before, %ld KB after\n", number, before,
           resident());
    return resident() > before + 1024;
}

int main(int argc, char **argv)
{
    pthread_t threads[THREADS];
    int i, grown;
    if (argc != 4) return fputs("load SECONDS LIBRARY CYCLES\n", stderr), 2;
    deadline = now() + atof(argv[1]);
    for (i = 0; i < THREADS; ++i) {
        if (pthread_create(&threads[i], NULL, work, (void *)(uintptr_t)(i + 1))) return 1;
    }
    for (i = 0; i < THREADS; ++i) pthread_join(threads[i], NULL);
    printf("load: %d threads, %s seconds, %llu rounds of mixed calls, %llu differences\n", THREADS,
           argv[1], (unsigned long long)calls, (unsigned long long)differences);
    grown = cycles(argv[2], atol(argv[3]));
    return differences != 0 || calls == 0 || grown;
}
