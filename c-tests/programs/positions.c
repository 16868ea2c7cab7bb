/* The squares on which pieces of a position may ever stand: open and closed positions, and invalid
 * ones. Tests of the Rust library compare the rules with a search. */
#include <string.h>

#include "mailbox.h"

enum { A1 = 0, C1 = 2, E1 = 4, A2 = 8, A4 = 24, E8 = 60, WORDS = 9 };

/* By the library, whose reader fens.c compares with a slow one. */
static ChessDistancePosition position_of(const char *fen) {
    ChessDistancePosition p;
    const ChessDistancePositionColumns columns = {
        &p.white, &p.black, &p.kings, &p.queens, &p.rooks, &p.bishops, &p.knights, &p.pawns, &p.en_passant, NULL
    };
    const int64_t offsets[2] = {0, (int64_t)strlen(fen)};
    uint8_t fault = 0;
    CHECK(chess_distance_read_fens(fen, offsets, 1, &columns, &fault), 0, fault, 0);
    return p;
}

static int members(uint64_t set) {
    int count = 0;
    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

static void open_and_closed(void) {
    ChessDistancePosition position = position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    uint64_t reach[64];
    CHECK(chess_distance_reach(&position, reach), 0, 0, 0);
    for (int sq = 0; sq < 64; sq++)
        CHECK(members(reach[sq]), sq > 15 && sq < 48 ? 0 : sq == C1 || sq == 5 || sq == 58 || sq == 61 ? 32 : 64, sq, 0);

    /* The wall of pawns stops both kings. */
    position = position_of("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3");
    CHECK(chess_distance_reach(&position, reach), 8, 0, 0);
    CHECK(reach[E1] == UINT64_C(0xffffff), 1, 0, 0);
    CHECK(reach[E8] == UINT64_C(0xffffff) << 40, 1, 0, 0);
    CHECK(reach[A4] == UINT64_C(1) << A4, 1, 0, 0);
    CHECK(reach[A2], 0, 0, 0);

    /* A rook opens it. */
    position = position_of("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3");
    CHECK(chess_distance_reach(&position, reach), 0, 0, 0);
    CHECK(members(reach[A1]), 64, 0, 0);

    /* So does the pawn on g4 while it may take the pawn on h4. */
    position = position_of("4k3/8/8/p1p1p2p/P1P1P1pP/6P1/8/4K3");
    CHECK(chess_distance_reach(&position, reach), 10, 0, 0);
    position.en_passant = UINT64_C(1) << 23;
    CHECK(chess_distance_reach(&position, reach), 0, 0, 0);
    /* There is no pawn on g5. */
    position.en_passant = UINT64_C(1) << 46;
    CHECK(chess_distance_reach(&position, reach), CHESS_DISTANCE_OUT_OF_RANGE, 0, 0);
}

/* The documented rules, one square at a time. */
static int is_position(const ChessDistancePosition *position) {
    const uint64_t kinds[6] = {position->kings,   position->queens,  position->rooks,
                               position->bishops, position->knights, position->pawns};
    const uint64_t passed = position->en_passant, occupied = position->white | position->black;
    for (int sq = 0; sq < 64; sq++) {
        const int colors = in_set(position->white, sq) + in_set(position->black, sq);
        int kind_count = 0;
        for (int kind = 0; kind < 6; kind++)
            kind_count += in_set(kinds[kind], sq);
        if (colors != kind_count || colors > 1)
            return 0;
        if (in_set(position->pawns, sq) && (sq < 8 || sq > 55))
            return 0;
        if (in_set(passed, sq)) {
            const int black = sq >> 3 == 5, pawn = black ? sq - 8 : sq + 8, behind = black ? sq + 8 : sq - 8;
            if (passed != UINT64_C(1) << sq || (sq >> 3 != 2 && !black))
                return 0;
            if (!in_set(position->pawns & (black ? position->black : position->white), pawn))
                return 0;
            if (in_set(occupied, sq) || in_set(occupied, behind))
                return 0;
        }
    }
    return members(position->kings & position->white) == 1 && members(position->kings & position->black) == 1;
}

static void check_words(const uint64_t words[WORDS], int a, int b) {
    ChessDistancePosition position;
    uint64_t reach[64], untouched[64];
    int result;
    memcpy(&position, words, sizeof position);
    memset(reach, 77, sizeof reach);
    memset(untouched, 77, sizeof untouched);
    result = chess_distance_reach(&position, reach);
    if (!is_position(&position)) {
        CHECK(result, CHESS_DISTANCE_OUT_OF_RANGE, a, b);
        CHECK(memcmp(reach, untouched, sizeof reach), 0, a, b);
        return;
    }
    CHECK(result >= 0 && result <= members(position.white | position.black), 1, a, b);
    for (int sq = 0; sq < 64; sq++) {
        const int occupied = in_set(position.white | position.black, sq);
        CHECK(in_set(reach[sq], sq), occupied, a, sq);
        CHECK(reach[sq] == 0, !occupied, a, sq);
    }
}

/* Positions with one or two bits changed, and nine random words. */
static void any_words(void) {
    static const char *const fens[] = {
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        "4k3/8/8/p1p1p2p/P1P1P1pP/6P1/8/4K3",
        "r3k2r/8/2n5/pP1pP3/4pP2/5B2/8/R2QK2R",
    };
    uint64_t words[WORDS], state = 9;
    for (int i = 0; i < 3; i++) {
        const ChessDistancePosition position = position_of(fens[i]);
        for (int bit = 0; bit < 64 * WORDS; bit++) {
            memcpy(words, &position, sizeof position);
            words[bit / 64] ^= UINT64_C(1) << bit % 64;
            check_words(words, i, bit);
            for (int more = 0; more < 8; more++) {
                const int second = (int)(random_bits(&state) % (64 * WORDS));
                memcpy(words, &position, sizeof position);
                words[bit / 64] ^= UINT64_C(1) << bit % 64;
                words[second / 64] ^= UINT64_C(1) << second % 64;
                check_words(words, bit, second);
            }
        }
    }
    for (int round = 0; round < 1000; round++) {
        for (int i = 0; i < WORDS; i++)
            words[i] = round == 0 ? 0 : round == 1 ? UINT64_MAX : random_bits(&state);
        check_words(words, round, 0);
    }
}

/* An overlap is found before the position is read. */
static void overlap(void) {
    union { ChessDistancePosition position; uint64_t words[WORDS + 64]; } shared;
    memset(&shared, 255, sizeof shared);
    CHECK(chess_distance_reach(&shared.position, shared.words + WORDS - 1), CHESS_DISTANCE_OVERLAP, 0, 0);
    CHECK(chess_distance_reach(&shared.position, NULL), CHESS_DISTANCE_NULL_POINTER, 0, 0);
}

int main(void) {
    open_and_closed();
    any_words();
    overlap();
    return check_result();
}
