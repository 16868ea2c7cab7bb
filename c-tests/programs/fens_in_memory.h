/* Calls of chess_distance_read_fens with arguments anywhere in one memory, NULL, or at the end of the
 * address space. Part of fens.c. */

/* Texts are in the first half of the memory, and the outputs anywhere. */
enum { WORDS = 512, HALF = 4 * WORDS, OUTPUTS = SETS + 2, STATE = SETS, FAULTS };
typedef union {
    uint64_t words[WORDS];
    uint8_t bytes[8 * WORDS];
} Memory;
static Memory memory, expected;

typedef struct {
    const char *text;
    const int64_t *offsets;
    size_t n;
    const ChessDistancePositionColumns *columns;
    uint8_t *faults;
} Arguments;

/* The same byte of the memory as it should be afterwards. */
static void *expected_at(const void *at) {
    return expected.bytes + ((const uint8_t *)at - memory.bytes);
}

/* The result of a call, which writes to the expected memory. */
static int slow_call(const Arguments *a) {
    int wrong = 0;
    if (a->n == 0)
        return 0;
    if (a->offsets == NULL || a->columns == NULL || a->faults == NULL)
        return CHESS_DISTANCE_NULL_POINTER;
    const ChessDistancePositionColumns *const to = a->columns;
    void *const outputs[OUTPUTS] = {to->white,   to->black, to->kings,      to->queens, to->rooks, to->bishops,
                                    to->knights, to->pawns, to->en_passant, to->state,  a->faults};
    int wrap = a->n == SIZE_MAX || wraps(a->offsets, 8, a->n + 1), overlap = 0, bad_offset;
    for (int i = 0; i < OUTPUTS; i++)
        wrap |= wraps(outputs[i], i < SETS ? 8 : 1, a->n);
    if (wrap)
        return CHESS_DISTANCE_OUT_OF_RANGE;
    for (int i = 0; i < OUTPUTS; i++) {
        const size_t bytes = (i < SETS ? 8 : 1) * a->n;
        overlap |= meet(outputs[i], bytes, a->offsets, 8 * (a->n + 1)) || meet(outputs[i], bytes, to, sizeof *to);
        for (int j = 0; j < i; j++)
            overlap |= meet(outputs[i], bytes, outputs[j], (j < SETS ? 8 : 1) * a->n);
    }
    if (overlap)
        return CHESS_DISTANCE_OVERLAP;
    bad_offset = a->offsets[0] < 0;
    for (size_t row = 0; row < a->n; row++)
        bad_offset |= a->offsets[row + 1] < a->offsets[row];
    if (bad_offset)
        return CHESS_DISTANCE_OUT_OF_RANGE;
    const uint64_t first = (uint64_t)a->offsets[0], last = (uint64_t)a->offsets[a->n];
    if (first != last && a->text == NULL)
        return CHESS_DISTANCE_NULL_POINTER;
    if (first != last && last > UINTPTR_MAX - (uintptr_t)a->text)
        return CHESS_DISTANCE_OUT_OF_RANGE;
    for (int i = 0; i < OUTPUTS && first != last; i++)
        if (meet(outputs[i], (i < SETS ? 8 : 1) * a->n, a->text + first, (size_t)(last - first)))
            return CHESS_DISTANCE_OVERLAP;
    for (size_t at = 0; at < a->n; at++) {
        const size_t length = (size_t)(a->offsets[at + 1] - a->offsets[at]);
        const Row row = slow_row(length == 0 ? "" : a->text + a->offsets[at], length);
        wrong += row.fault != 0;
        for (int i = 0; i < SETS; i++)
            if (outputs[i] != NULL)
                ((uint64_t *)expected_at(outputs[i]))[at] = row.sets[i];
        if (to->state != NULL)
            ((uint8_t *)expected_at(to->state))[at] = row.state;
        ((uint8_t *)expected_at(a->faults))[at] = row.fault;
    }
    return wrong;
}

static int is_in_memory(const void *at) {
    return (uintptr_t)at - (uintptr_t)&memory < sizeof memory;
}

/* Some words of the second half, mostly; NULL or the end of the address space rarely. Few rows fit
 * behind the last word. */
static uint64_t *somewhere(uint64_t *state, uint64_t words) {
    const uint64_t bits = random_bits(state);
    if (bits % 64 == 0)
        return bits & 64 ? NULL : (uint64_t *)(UINTPTR_MAX - 7);
    return memory.words + (bits % 97 == 0 ? 0 : WORDS / 2) + (bits >> 16) % (WORDS / 2 - words);
}

static uint8_t *some_byte(uint64_t *state) {
    uint64_t *const word = somewhere(state, 5);
    return word == NULL ? NULL : (uint8_t *)((uintptr_t)word + (is_in_memory(word) ? random_bits(state) % 8 : 7));
}

static void in_memory(void) {
    uint64_t state = 32;
    uint64_t found[8] = {0, 0, 0, 0, 0, 0, 0, 0};
    for (int round = 0; round < rounds(400000); round++) {
        Arguments a;
        uint64_t *sets[SETS];
        int64_t ends[5] = {0, 0, 0, 0, 0};
        size_t end = random_bits(&state) % 20;
        for (int i = 0; i < WORDS; i++)
            memory.words[i] = UINT64_C(0x2020202020202020);
        for (int row = 0; row < 5; row++) {
            const char *const text = some_texts[random_bits(&state) % SOME_TEXTS];
            ends[row] = (int64_t)end;
            memcpy(memory.bytes + end, text, strlen(text));
            end += random_bits(&state) % 4 == 0 ? 0 : strlen(text);
        }
        if (random_bits(&state) % 16 == 0)
            ends[random_bits(&state) % 5] = random_bits(&state) % 2 ? -1 : (int64_t)(random_bits(&state) % HALF);
        a.n = random_bits(&state) % 32 == 0 ? 0 : 1 + random_bits(&state) % 4;
        a.text = (const char *)memory.bytes;
        if (random_bits(&state) % 64 == 0)
            a.text = random_bits(&state) & 1 ? NULL : (const char *)UINTPTR_MAX;
        for (int i = 0; i < SETS; i++)
            sets[i] = random_bits(&state) % 4 ? NULL : somewhere(&state, 5);
        uint64_t *const place = somewhere(&state, 5), *const columns = somewhere(&state, 16);
        uint8_t *const bytes = some_byte(&state);
        const ChessDistancePositionColumns to = {sets[0], sets[1], sets[2], sets[3], sets[4], sets[5], sets[6], sets[7],
                                                 sets[8], bytes};
        a.faults = some_byte(&state);
        /* A place at the end of the address space is for columns alone. */
        a.offsets = is_in_memory(place) ? (const int64_t *)place : NULL;
        a.columns = is_in_memory(columns) ? (const ChessDistancePositionColumns *)columns : NULL;
        if (a.columns != NULL)
            memcpy(columns, &to, sizeof to);
        if (a.offsets != NULL)
            memcpy(place, ends, sizeof ends);
        /* The offsets may lie over the struct. */
        if (a.columns != NULL && meet(place, sizeof ends, columns, sizeof to))
            continue;
        if (round % 1000 == 0 && a.columns != NULL) {
            memset(columns, 0, sizeof to);
            a.n = round % 2000 == 0 ? SIZE_MAX : SIZE_MAX / 8 + 1;
        }
        memcpy(&expected, &memory, sizeof memory);
        const int result = slow_call(&a);
        CHECK(chess_distance_read_fens(a.text, a.offsets, a.n, a.columns, a.faults), result, round, a.n);
        CHECK(memcmp(&memory, &expected, sizeof memory), 0, round, result);
        found[result < 0 ? -result : 0]++;
    }
    for (int code = 0; code < 8; code++)
        if (code == 0 || code == 4 || code > 5)
            CHECK(found[code] > (uint64_t)rounds(400000) / 100, 1, code, found[code]);
}
