/* Result codes, their messages, versions, and calls before main. */
#include <chess_distance_wiki.h>
/* Included in another order than elsewhere. */
#include <chess_distance.h>

#include <string.h>

#include "check.h"

static int early_king, early_table, early_wiki;

#ifdef __cplusplus
static int early(void);
static int before_main = early();
static int early(void)
#else
static int before_main = 1;
__attribute__((constructor)) static void early(void)
#endif
{
    early_king = chess_distance_king(0, 63);
    early_table = chess_distance_knight_table[0][63];
    early_wiki = arrDistance[0][63] + distance(0, 63);
#ifdef __cplusplus
    return 1;
#endif
}

static void check_sentences(void) {
    static const int codes[] = {
        CHESS_DISTANCE_OK, CHESS_DISTANCE_UNREACHABLE, CHESS_DISTANCE_INVALID_SQUARE,
        CHESS_DISTANCE_INVALID_PIECE, CHESS_DISTANCE_NULL_POINTER, CHESS_DISTANCE_EMPTY_SET,
        CHESS_DISTANCE_OUT_OF_RANGE, CHESS_DISTANCE_OVERLAP
    };
    for (int i = 0; i < 8; i++) {
        const char *sentence = chess_distance_error(codes[i]);
        CHECK(codes[i], -i, i, 0);
        CHECK(strlen(sentence) > 10 && sentence[strlen(sentence) - 1] == '.', 1, i, 0);
        CHECK(sentence == chess_distance_error(codes[i]), 1, i, 0);
        for (int j = 0; j < i; j++)
            CHECK(strcmp(sentence, chess_distance_error(codes[j])) != 0, 1, i, j);
        CHECK(strcmp(sentence, chess_distance_error(-8)) != 0, 1, i, 0);
    }
    for (int i = 0; i < BOUNDARY_VALUES; i++) {
        const char *sentence = chess_distance_error(boundary_values[i]);
        CHECK(sentence != NULL && strlen(sentence) > 10, 1, boundary_values[i], 0);
        if (boundary_values[i] >= 0)
            CHECK(strcmp(sentence, chess_distance_error(CHESS_DISTANCE_OK)), 0, boundary_values[i], 0);
        if (boundary_values[i] < CHESS_DISTANCE_OVERLAP)
            CHECK(strcmp(sentence, chess_distance_error(-8)), 0, boundary_values[i], 0);
    }
}

static void check_versions(void) {
    char version[64];
    snprintf(version, sizeof version, "%d.%d.%d", CHESS_DISTANCE_VERSION_MAJOR, CHESS_DISTANCE_VERSION_MINOR,
             CHESS_DISTANCE_VERSION_PATCH);
    CHECK(strcmp(version, chess_distance_version()), 0, 0, 0);
}

int main(void) {
    CHECK(before_main, 1, 0, 0);
    CHECK(early_king, 7, 0, 0);
    CHECK(early_table, 6, 0, 0);
    CHECK(early_wiki, 14, 0, 0);
    check_sentences();
    check_versions();
    return check_result();
}
