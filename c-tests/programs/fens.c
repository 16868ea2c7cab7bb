/* FENs and EPDs in columns: each row against a slow reader. The tests of src/sides/fen.rs say what the
 * rows mean. */
#include <stdlib.h>
#include <string.h>

#include <chess_distance.h>

#include "check.h"

enum { SETS = 9, EN_PASSANT = 8, MOST_ROWS = 70000 };
typedef struct {
    uint64_t sets[SETS];
    uint8_t state, fault;
} Row;

static int is_space(char letter) {
    return letter == ' ' || (letter >= '\t' && letter <= '\r' && letter != '\v');
}

/* The next field of a text, empty behind the last. */
static size_t next_field(const char **text, const char *end, const char **field) {
    while (*text < end && is_space(**text))
        ++*text;
    for (*field = *text; *text < end && !is_space(**text);)
        ++*text;
    return (size_t)(*text - *field);
}

static int is_among(const char *letters, char letter) {
    return letter != '\0' && strchr(letters, letter) != NULL;
}

static const char pieces[] = "KQRBNPkqrbnp";

/* What may follow the last rank: nothing, or pieces in hand in one of two notations. */
static int is_pocket(const char *text, size_t length) {
    size_t first = 1, end = length;
    if (length == 0)
        return 1;
    if (text[0] == '[') {
        if (length == 1 || text[length - 1] != ']')
            return 0;
        end--;
        if (end == 2 && text[1] == '-')
            return 1;
    } else if (text[0] != '/')
        return 0;
    while (first < end && is_among(pieces, text[first]))
        first++;
    return first == end;
}

/* A board as 64 letters from a8 on, with dots for empty squares; 0 if it is none. */
static int squares_of(const char *field, size_t length, char squares[64]) {
    size_t at = 0;
    for (int rank = 0; rank < 8; rank++) {
        int filled = 0;
        if (rank > 0 && (at == length || field[at++] != '/'))
            return 0;
        while (filled < 8 && at < length) {
            const char letter = field[at++];
            int run = letter - '0';
            if (is_among(pieces, letter)) {
                squares[8 * rank + filled++] = letter;
                at += at < length && field[at] == '~';
                continue;
            }
            if (run < 1 || run > 8 - filled)
                return 0;
            for (; run > 0; run--)
                squares[8 * rank + filled++] = '.';
        }
        if (filled < 8)
            return 0;
    }
    return is_pocket(field + at, length - at);
}

/* The bits of the state for a letter of the castling rights. */
static int right_of(char letter, const char squares[64]) {
    static const char rights[] = "KQkq";
    const int is_black = letter >= 'a', file = letter - (is_black ? 'a' : 'A');
    const char *const first_rank = squares + (is_black ? 0 : 56);
    int king = 0;
    if (is_among(rights, letter))
        return 2 << (strchr(rights, letter) - rights);
    while (king < 8 && first_rank[king] != (is_black ? 'k' : 'K'))
        king++;
    if (king == 8 || king == file)
        return 0;
    return (file > king ? 2 : 4) << 2 * is_black;
}

static Row slow_row(const char *text, size_t length) {
    static const char letters[] = "kqrbnp", rights[] = "KQkqABCDEFGHabcdefgh";
    const char *const semicolon = (const char *)memchr(text, ';', length);
    const char *const end = semicolon != NULL ? semicolon : text + length, *field;
    char squares[64];
    size_t size;
    Row row, faulty;
    memset(&row, 0, sizeof row);
    faulty = row;

    faulty.fault = 1;
    if (end - text >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0)
        text += 3;
    size = next_field(&text, end, &field);
    if (!squares_of(field, size, squares))
        return faulty;
    for (int i = 0; i < 64; i++) {
        const uint64_t square = UINT64_C(1) << (8 * (7 - i / 8) + i % 8);
        for (int kind = 0; kind < 6; kind++) {
            const int is_black = squares[i] == letters[kind], is_white = squares[i] == letters[kind] - 'a' + 'A';
            if (is_black || is_white)
                row.sets[is_black] |= square, row.sets[2 + kind] |= square;
        }
    }
    faulty.fault = 2;
    size = next_field(&text, end, &field);
    if (size > 1 || (size == 1 && *field != 'w' && *field != 'b'))
        return faulty;
    row.state = size == 1 && *field == 'b';
    faulty.fault = 3;
    size = next_field(&text, end, &field);
    if (size != 1 || *field != '-')
        for (size_t i = 0; i < size; i++) {
            if (!is_among(rights, field[i]) || memchr(field, field[i], i) != NULL)
                return faulty;
            row.state = (uint8_t)(row.state | right_of(field[i], squares));
        }
    faulty.fault = 4;
    size = next_field(&text, end, &field);
    if (size == 2 && field[0] >= 'a' && field[0] <= 'h' && (field[1] == '3' || field[1] == '6'))
        row.sets[EN_PASSANT] = UINT64_C(1) << (8 * (field[1] - '1') + field[0] - 'a');
    else if (size != 0 && (size != 1 || *field != '-'))
        return faulty;
    return row;
}

/* Rows that are read in one call. */
static char *texts;
static int64_t offsets[MOST_ROWS + 1];
static size_t room, rows;

static void add(const char *text, size_t length) {
    const size_t at = (size_t)offsets[rows];
    if (at + length > room) {
        room = 2 * room + length;
        texts = (char *)realloc(texts, room);
    }
    memcpy(texts + at, text, length);
    offsets[++rows] = (int64_t)(at + length);
}

static void add_text(const char *text) {
    add(text, strlen(text));
}

/* Reads all of them from memory that ends with the last, where the first does not begin, with some
 * of the columns. */
static void read_all(unsigned wanted) {
    static uint64_t sets[SETS][MOST_ROWS];
    static uint8_t state[MOST_ROWS], faults[MOST_ROWS];
    uint64_t *out[SETS];
    const size_t length = (size_t)offsets[rows];
    char *const copy = (char *)malloc(length + 3);
    int wrong = 0;
    memcpy(copy + 3, texts, length);
    memset(sets, 0x5a, sizeof sets);
    memset(state, 0x5a, sizeof state);
    memset(faults, 0x5a, sizeof faults);
    for (int i = 0; i < SETS; i++)
        out[i] = wanted >> i & 1 ? sets[i] : NULL;
    const ChessDistancePositionColumns columns = {
        out[0], out[1], out[2], out[3], out[4], out[5], out[6], out[7], out[8], wanted >> SETS & 1 ? state : NULL
    };
    for (size_t row = 0; row <= rows; row++)
        offsets[row] += 3;
    const int result = chess_distance_read_fens(copy, offsets, rows, &columns, faults);
    for (size_t row = 0; row < rows; row++) {
        const Row expected = slow_row(copy + offsets[row], (size_t)(offsets[row + 1] - offsets[row]));
        wrong += expected.fault != 0;
        CHECK(faults[row], expected.fault, row, wanted);
        for (int i = 0; i < SETS; i++)
            CHECK(sets[i][row] == (out[i] ? expected.sets[i] : UINT64_C(0x5a5a5a5a5a5a5a5a)), 1, row, i);
        CHECK(state[row], columns.state ? expected.state : 0x5a, row, wanted);
    }
    CHECK(result, wrong, rows, wanted);
    free(copy);
    rows = 0;
    offsets[0] = 0;
}

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
static const char *const some_texts[] = {
    START " w KQkq - 0 1", "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR b Kq c6 0 2",
    "r1bqk2r/ppp2p1p/2n2np1/3pp1B1/1bPP4/2N1PN2/PP3PPP/R2QKB1R b KQkq d3 bm Nf3; id \"one\";", "8/8/8/8/8/8/8/8",
    "8/k7/3p4/p2P1p2/P2P1P2/8/8/K7 w", "k7/1P6/2q5/3Q4/4r3/5R2/6n1/bB5N b - -", START " b -\n", "", "8/8/8 w",
    "\xef\xbb\xbf" START " w KQkq;", "1r1k2r1/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/1RK3RB w GBgb c6; x", "4k3/8/8/8/8/8/4P3/4K3 w - -; x",
    "r~nbqk2r~/8/8/8/8/8/8/RNB~QK2R[QNpp] b HAha - 0 1", "2k5/8/8/44/8/8/8/5K1Q~/PPn w Hq h3"
};
enum { SOME_TEXTS = (int)(sizeof some_texts / sizeof some_texts[0]) };

/* Every short field: of two bytes for each field, of up to four letters for castling rights. */
static void every_field(void) {
    static const char *const before[] = {"8/8/8/8/8/8/8/6", START, START "[", START " ", START " w ", START " w - "};
    static const char letters[] = "KQkqAHch-;";
    enum { LETTERS = sizeof letters - 1 };
    for (int field = 0; field < (int)(sizeof before / sizeof before[0]); field++) {
        for (int pair = 0; pair < 1 << 16; pair += rounds(30) < 30 ? 17 : 1) {
            char text[80];
            const size_t length = strlen(before[field]);
            memcpy(text, before[field], length);
            text[length] = (char)(pair >> 8);
            text[length + 1] = (char)(pair & 255);
            add(text, length + 2);
        }
        read_all(~0u);
    }
    for (int number = 0; number < LETTERS * LETTERS * LETTERS * LETTERS; number++) {
        char text[] = START " b 1234 h3";
        for (int i = 0, rest = number; i < 4; i++, rest /= LETTERS)
            text[sizeof START + 2 + (unsigned)i] = letters[rest % LETTERS];
        add_text(text);
    }
    read_all(~0u);
}

/* Texts with bytes changed, removed or doubled; boards of random letters. */
static void random_texts(void) {
    static const char letters[] = "pnbrqkPNBRQK123456788//// wb-[]~;AHah\xef\xbb\xbf";
    uint64_t state = 31;
    for (int round = 0; round < rounds(300); round++) {
        for (int row = (int)(random_bits(&state) % 50); row > 0; row--) {
            char text[160];
            size_t length = 0;
            if (row % 3 == 0) {
                for (int rank = 0; rank < 8; rank++)
                    for (int file = 0; file < 8 + (rank < 7); file++)
                        text[length++] = file == 8 ? '/' : letters[random_bits(&state) % 12];
            } else {
                const char *const some = some_texts[random_bits(&state) % SOME_TEXTS];
                length = strlen(some);
                memcpy(text, some, length);
            }
            for (uint64_t changes = random_bits(&state) % 3; changes > 0 && length > 0; changes--) {
                const size_t at = random_bits(&state) % length;
                const uint64_t kind = random_bits(&state) % 4;
                if (kind == 0)
                    memmove(text + at, text + at + 1, --length - at);
                else if (kind == 1)
                    memmove(text + at + 1, text + at, length++ - at);
                else
                    text[at] = kind == 2 ? letters[random_bits(&state) % (sizeof letters - 1)] : (char)(random_bits(&state) & 255);
            }
            add(text, length);
        }
        read_all((unsigned)random_bits(&state));
    }
}

int main(void) {
    every_field();
    random_texts();
    free(texts);
    return check_result();
}
