/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * fen.h - what the examples read of a FEN: the pieces and the side to move. */

#ifndef EXAMPLES_FEN_H
#define EXAMPLES_FEN_H

#include <stdint.h>
#include <string.h>

struct position {
    char piece[64]; /* 'K' the white king, 'p' a black pawn, '.' an empty square; a1 = 0 */
    int king[2];    /* the squares of the white and of the black king, -1 without one */
    int black_to_move, pieces;
    uint64_t pawns[2];
};

/* As in "e4". */
static const char *name(int square) {
    static char names[64][3];
    names[square][0] = (char)('a' + square % 8);
    names[square][1] = (char)('1' + square / 8);
    return names[square];
}

/* Returns -1, or where the text is no FEN. Without a side to move it is White. */
static int read_fen(const char *text, struct position *position) {
    int rank = 7, file = 0, at = 0;
    memset(position, 0, sizeof *position);
    memset(position->piece, '.', sizeof position->piece);
    position->king[0] = position->king[1] = -1;
    for (; text[at] != '\0' && text[at] != ' '; ++at) {
        const char c = text[at];
        const int black = c >= 'a', square = 8 * rank + file;
        const int is_king = c == 'K' || c == 'k', is_pawn = c == 'P' || c == 'p';
        if (c == '/' && file == 8 && rank > 0) {
            --rank, file = 0;
        } else if (c >= '1' && c <= '8' && file + c - '0' <= 8) {
            file += c - '0';
        } else if (strchr("KQRBNPkqrbnp", c) == NULL || file > 7
                   || (is_king && position->king[black] >= 0)
                   || (is_pawn && (rank == 0 || rank == 7))) {
            return at;
        } else {
            position->king[black] = is_king ? square : position->king[black];
            position->pawns[black] |= (uint64_t)is_pawn << square;
            position->piece[square] = c;
            ++position->pieces, ++file;
        }
    }
    if (rank != 0 || file != 8)
        return at;
    at += text[at] == ' ';
    position->black_to_move = text[at] == 'b';
    return text[at] == '\0' || text[at] == 'w' || text[at] == 'b' ? -1 : at;
}

#endif
