/* The bound of the recipe is never above the moves of a game: positions from random games, chosen
 * for bounds that one side or both have reached, with castling, captures and promotions among them.
 */
#include <stdlib.h>

#include "check.h"
#include "proof_game.h"

/* A position, and the bounds for White and Black. A FEN ends with the number of the move. */
static const struct {
  const char *fen;
  int bounds[2];
} games[] = {
    /* 1.e4 e5 2.Nf3 Nc6 3.Be2 Nf6 4.O-O: White needs all four moves. No game has two pawns on d2
     * and d4. */
    {"r1bqkb1r/pppp1ppp/2n2n2/4p3/4P3/5N2/PPPPBPPP/RNBQ1RK1 b kq - 5 4", {4, 3}},
    {"r1bqkb1r/pppp1ppp/2n2n2/4p3/3P4/5N2/PPPPBPPP/RNBQ1RK1 b kq - 5 4",
     {CHESS_DISTANCE_UNREACHABLE, 3}},
    {"r1q1kb1r/p1pp2pp/b3p2n/2bP1p2/2n5/1R3PPP/1Q1NP3/2K2BNR b - - 0 16", {11, 15}},
    {"r1b1k2r/ppq1n2p/2pppnpb/1N6/PP3P1N/3B2P1/2PP3P/R1BQ1b1K w - - 0 15", {11, 14}},
    {"r1bq1bnr/pppkp3/3p1p2/2nP3p/P3N1P1/2P2n1P/1P2P3/R1BQKB1R w - - 0 13", {8, 12}},
    {"r1bqkb1r/1p1pppp1/2nQ1n2/pB5p/1P2P2P/5PP1/P1P4R/RNr1K1N1 b - - 0 10", {8, 9}},
    {"2kr1b1r/ppq1n2p/n1pp4/4Npp1/1P2P1P1/P6B/N1PPQP1P/1RB2RK1 b - - 0 12", {12, 8}},
    {"2kr1br1/ppp1p1pB/3q1p2/3p1n1b/4N3/2PKPn2/PP3PPP/3R2NR w - - 0 13", {8, 12}},
    {"rn2rk2/p2p1pbp/Bpp1p1P1/P4P2/1P1qn3/2P1P2N/1R1P1QP1/1NB2RK1 b - - 0 17", {17, 10}},
    {"rnr3k1/pp2bp1p/2pp2pn/q3pP2/1P5N/B1P1P1PB/b2P3P/RNQ1K1R1 b - - 0 12", {12, 11}},
    {"2kr1b1r/pp1bppp1/2n4p/qPpp1P2/Q2Pn3/P1P2N2/4P1PP/RNB1KB1R w - - 0 10", {9, 9}},
    {"2bq1rk1/p1ppn2p/n5p1/1p2ppb1/P2N1P2/N4BP1/1PPPP2P/R1BQ1RK1 b - - 0 10", {9, 9}},
    {"r1bq1rk1/p1ppp2p/n4n1b/1p4p1/1B1P1pP1/PP3P1P/2P1PK2/RN1Q1BNR b - - 0 9", {9, 8}},
    {"1rbq1rk1/ppppbpp1/5n1p/1N2p3/4n2P/4P2N/PPPP1PP1/R1BQ1RK1 w - - 0 10", {6, 9}},
    {"r1bqk2r/p1pp1pb1/1pn2n1p/4p3/P1B1P1p1/5P2/1PPP1NPP/RNB1QRK1 w - - 0 9", {8, 8}},
    {"r1b1qrk1/1ppppp1p/p1n4n/3P2p1/4P3/PP1Q4/R1PK1PPP/bNB2BNR w - - 0 9", {8, 8}},
};

static uint64_t upside_down(uint64_t set) {
  uint64_t turned = 0;
  for (int sq = 0; sq < 64; sq++)
    turned |= (set >> sq & 1) << (sq ^ 56);
  return turned;
}

static int men_in(uint64_t set) {
  int count = 0;
  for (; set != 0; set &= set - 1)
    count++;
  return count;
}

/* The bound for one color: Black's diagram is turned over. */
static int bound(const ChessDistancePosition *position, int is_black) {
  const uint64_t kinds[KINDS] = {
      position->kings, 0, position->knights, position->bishops, position->rooks, position->queens,
      position->pawns};
  const uint64_t colors[2] = {position->white, position->black};
  uint64_t men[KINDS], pawns = position->pawns & colors[!is_black];
  for (int kind = 0; kind < KINDS; kind++)
    men[kind] = is_black ? upside_down(kinds[kind] & colors[1]) : kinds[kind] & colors[0];
  return fewest_moves(men, is_black ? upside_down(pawns) : pawns, 16 - men_in(colors[!is_black]));
}

static void of_games(void) {
  for (int game = 0; game < (int)(sizeof games / sizeof games[0]); game++) {
    const char *const fen = games[game].fen;
    const int64_t offsets[2] = {0, (int64_t)strlen(fen)};
    const int moves = (int)strtol(strrchr(fen, ' '), NULL, 10) - 1;
    ChessDistancePosition p;
    uint8_t black_moves, fault;
    const ChessDistancePositionColumns columns = {&p.white,      &p.black,    &p.kings,   &p.queens,
                                                  &p.rooks,      &p.bishops,  &p.knights, &p.pawns,
                                                  &p.en_passant, &black_moves};
    CHECK(chess_distance_read_fens(fen, offsets, 1, &columns, &fault), 0, game, fault);
    for (int is_black = 0; is_black < 2; is_black++) {
      const int least = bound(&p, is_black), played = moves + (!is_black && black_moves);
      CHECK(least, games[game].bounds[is_black], game, is_black);
      CHECK(least <= played, 1, game, is_black);
    }
  }
}

int main(void) {
  of_games();
  return check_result();
}
