/* Whether a text is a piece: every text of up to three letters, and every longer one of brackets
   and the like, as a reader says that stands here and follows the table of the notation. With
   -DWHOLE every text of up to three bytes, whatever they are, and longer ones of brackets. */
#include <string.h>

#include "check.h"
#include "chess_distance.h"

#define ATOMS "WFDNAHLCJZGKRBQ"
#define MODIFIERS "mceinpgfblrvsh"
#define DIGITS "0123456789"
/* Characters that are in no text, with the letters of other notations. */
#define OTHERS "XMkwqzatxyoj .;-+\n\x01\x7f\x80\xff"

enum { LONGEST = 7, CANARY = 0x5a };

static ChessDistanceGridPiece untouched, piece;

static int is_one_of(const char *letters, char letter) {
    return letter != 0 && strchr(letters, letter) != NULL;
}

/* Reads a number of one digit or two. Returns the text behind it, or NULL. */
static const char *behind_number(const char *text, int *number) {
    const size_t count = strspn(text, DIGITS);
    if (count < 1 || count > 2)
        return NULL;
    *number = count == 1 ? text[0] - '0' : 10 * (text[0] - '0') + text[1] - '0';
    return text + count;
}

/* Reads a leap "(m,n)". Returns the text behind it, or NULL. */
static const char *behind_leap(const char *text) {
    int m = 0, n = 0;
    if (*text != '(' || (text = behind_number(text + 1, &m)) == NULL)
        return NULL;
    if (*text != ',' || (text = behind_number(text + 1, &n)) == NULL)
        return NULL;
    if (*text != ')' || m > 15 || n > 15 || (m == 0 && n == 0))
        return NULL;
    return text + 1;
}

static int is_piece(const char *text) {
    while (*text != 0) {
        char atom;
        int ways = 0, number = 0;
        for (; is_one_of(MODIFIERS, *text); text++)
            ways += is_one_of("npg", *text);
        atom = *text;
        text = is_one_of(ATOMS, atom) ? text + 1 : behind_leap(text);
        if (text == NULL || ways > 1)
            return 0;
        if (is_one_of(DIGITS, *text)) {
            text = behind_number(text, &number);
            if (text == NULL)
                return 0;
        } else if (atom != '(' && *text == atom) {
            text++;
        }
    }
    return 1;
}

static uint64_t accepted;

static void compare(const char *text) {
    const int expected = is_piece(text) ? 0 : CHESS_DISTANCE_INVALID_PIECE;
    for (int black = 0; black < 2; black++) {
        piece = untouched;
        CHECK(chess_distance_grid_piece(text, black, &piece), expected, text[0], text[0] ? text[1] : 0);
        CHECK(memcmp(&piece, &untouched, sizeof piece) == 0, expected != 0, text[0], black);
    }
    accepted += expected == 0;
}

/* The present text, and every longer one with these letters, up to a length. */
static void compare_all(char text[LONGEST + 1], int length, const char *letters, int most) {
    text[length] = 0;
    compare(text);
    for (const char *letter = letters; length < most && *letter != 0; letter++) {
        text[length] = *letter;
        compare_all(text, length + 1, letters, most);
    }
}

int main(void) {
    char text[LONGEST + 1], bytes[256];
    memset(&untouched, CANARY, sizeof untouched);
    for (int byte = 0; byte < 256; byte++)
        bytes[byte] = (char)(unsigned char)(byte + 1);
#ifdef WHOLE
    compare_all(text, 0, bytes, 3);
    compare_all(text, 0, "(,)0156W", 7);
#else
    compare_all(text, 0, bytes, 1);
    compare_all(text, 0, ATOMS MODIFIERS DIGITS "(,)" OTHERS, 3);
    compare_all(text, 0, "(,)016", 7);
#endif
    printf("%" PRIu64 " texts are pieces\n", accepted);
    return check_result();
}
