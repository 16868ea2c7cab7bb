/* Prints a checksum of every function's answers: of ints over their whole domain, of others for a
 * fixed sequence of random arguments, some of them bad. Every build of every header and library must
 * print the same lines: c-tests/answers.txt.
 *
 * -DINLINE_ONLY takes the inline header, whose lines come first. */
#ifdef INLINE_ONLY
#include "chess_distance_inline.h"
#else
#include "chess_distance.h"
#endif
#include "arguments.h"

static uint64_t checksum;

/* FNV-1a over the eight bytes of a value, lowest first: the same on every architecture. */
static void add(int64_t value) {
    for (int byte = 0; byte < 8; byte++)
        checksum = (checksum ^ ((uint64_t)value >> 8 * byte & 0xff)) * UINT64_C(0x100000001b3);
}

static void begin(void) {
    checksum = UINT64_C(0xcbf29ce484222325);
}

static void end(const char *name) {
    printf("%-36s %08lx%08lx\n", name, (unsigned long)(checksum >> 32), (unsigned long)(checksum & 0xffffffffu));
}

static void of_table(const char *name, const void *table, size_t size) {
    begin();
    for (size_t i = 0; strstr(name, "ring") == NULL && i < size; i++)
        add(((const uint8_t *)table)[i]);
    for (size_t i = 0; strstr(name, "ring") != NULL && i < size / 8; i++)
        add((int64_t)((const uint64_t *)table)[i]);
    end(name);
}

/* The domain of one int: pieces, flags, any other numbers around the board and at the ends. Of three
 * or more ints those far off the board are left out. */
static int numbers_of(Kind kind, int few) {
    return kind == PIECE ? 523 : kind == X88_PIECE ? 15 : kind == FLAG ? 2 : few ? 132 : 181;
}

static int number_at(Kind kind, int at, int few) {
    static const int boundaries[] = {INT_MIN, INT_MAX, INT_MIN + 1, -65536, -32769, -129, -128, 255, 256, 32767, 65535,
                                     65536, INT_MAX - 1};
    const int around = few ? 130 : 168;
    if (kind == PIECE || kind == X88_PIECE)
        return at - 2;
    if (kind == FLAG)
        return at;
    return at < around ? at - (few ? 1 : 20) : boundaries[at - around];
}

/* Every combination of ints, the last changing fastest. */
static void of_ints(const Call *call, Argument *a, int i, int few) {
    if (call->kinds[i] == END) {
        add(call->make(a));
        return;
    }
    for (int at = 0; at < numbers_of(call->kinds[i], few); at++) {
        a[i].number = number_at(call->kinds[i], at, few);
        of_ints(call, a, i + 1, few);
    }
}

/* Room for each argument. */
static uint64_t room[MOST_ARGUMENTS][10240];

static void place(const Call *call, Argument *a, uint64_t *state) {
    for (int i = 0; call->kinds[i] != END; i++) {
        const Kind kind = call->kinds[i];
        a[i].at = is_optional(kind) && random_bits(state) % 8 == 0 ? NULL : room[i];
        if (kind == SIZE || kind == PAIRS)
            a[i].size = count_of(kind == SIZE ? CELL : PAIR, call, a) + (random_bits(state) % 25 == 0);
        if (is_in_memory(kind) && !is_output(kind) && a[i].at != NULL)
            fill(i, call, a, state);
    }
}

/* Adds what a call has written, in the byte order of its elements. The room of a piece is not part of
 * the interface. */
static void add_output(int i, const Call *call, const Argument *a) {
    const Kind kind = call->kinds[i];
    size_t bytes;
    if (!is_output(kind) || kind == OUT_PIECE || a[i].at == NULL)
        return;
    bytes = bytes_of(i, call, a);
    if (memory_of[(unsigned)kind - (unsigned)BOARD].alignment == 8)
        for (size_t at = 0; at < bytes / 8; at++)
            add((int64_t)room[i][at]);
    else
        for (size_t at = 0; at < bytes; at++)
            add(((const uint8_t *)room[i])[at]);
}

static void of_anything(const Call *call) {
    uint64_t state = 88172645463325252u;
    Argument a[MOST_ARGUMENTS] = {{0, 0, 0, NULL}};
    size_t spent = 0;
    for (int round = 0; round < 4000 && spent < 4000000; round++) {
        random_values(call, a, &state);
        place(call, a, &state);
        for (int i = 0; call->kinds[i] != END; i++)
            if (is_output(call->kinds[i])) {
                memset(room[i], 77, bytes_of(i, call, a));
                spent += bytes_of(i, call, a);
            }
        add(call->make(a));
        for (int i = 0; call->kinds[i] != END; i++)
            add_output(i, call, a);
    }
}

int main(void) {
#define TABLE(name) of_table(#name, name, sizeof name);
    TABLES(TABLE)
    for (int i = 0; i < CALLS; i++) {
        Argument a[MOST_ARGUMENTS] = {{0, 0, 0, NULL}};
        int ints = 0, others = 0;
        for (int at = 0; calls[i].kinds[at] != END; at++)
            *(is_int(calls[i].kinds[at]) ? &ints : &others) += 1;
        begin();
        if (others == 0)
            of_ints(&calls[i], a, 0, ints > 2);
        else
            of_anything(&calls[i]);
        end(calls[i].name);
    }
    return 0;
}
