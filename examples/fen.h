/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * fen.h - reads a chess position in Forsyth-Edwards notation and tells where a text departs
 * from it.
 *
 * A FEN has up to six fields: pieces, side to move, castling rights, en passant square, plies
 * since the last capture or pawn move, number of the move. The pieces are required, the other
 * fields may be left out from the end. Each side needs exactly one king, since every figure of
 * the demo is about the kings; pawns stand on ranks 2 to 7.
 *
 * After the fourth or the sixth field may follow the operations of an EPD, such as
 * bm Kd2; id "x"; They are read and ignored.
 */

#ifndef FEN_H
#define FEN_H

#include <stdint.h>
#include <stdio.h>
#include <string.h>

struct position {
    char piece[64];    /* 'K' the white king, 'p' a black pawn, ' ' an empty square; a1 = 0 */
    int king[2];       /* the squares of the white and of the black king */
    uint64_t pawns[2]; /* bit s for square s: the white and the black pawns */
    int black_to_move; /* 0 also where the FEN does not say */
};

struct fen_fault {
    size_t column; /* where in the text, from 0; its length if something is missing at the end */
    char message[80];
};

/* As in "e4". */
static inline const char *name(int square)
{
    static char names[64][3];

    names[square][0] = (char)('a' + square % 8);
    names[square][1] = (char)('1' + square / 8);
    return names[square];
}

/* The square on which the pawn promotes. */
static inline int promotion(int pawn, int black)
{
    return black ? pawn % 8 : 56 + pawn % 8;
}

static int fen_fail(struct fen_fault *fault, size_t column, const char *message)
{
    fault->column = column;
    snprintf(fault->message, sizeof fault->message, "%s", message);
    return 0;
}

static int fen_is_blank(char c)
{
    return c == ' ' || c == '\t';
}

static int fen_ends_field(char c)
{
    return c == '\0' || fen_is_blank(c);
}

/* The character, or '?' for one that a terminal would not show in its place. */
static char fen_printable(char c)
{
    return c >= ' ' && c <= '~' ? c : '?';
}

static int fen_rank_fault(struct fen_fault *fault, size_t column, int rank, const char *what)
{
    fault->column = column;
    snprintf(fault->message, sizeof fault->message, "rank %d %s", rank + 1, what);
    return 0;
}

/* Puts one piece on the board, unless no such piece can stand there. */
static int fen_place(struct position *position, char piece, int square, size_t column,
                     struct fen_fault *fault)
{
    const int black = piece >= 'a';

    if (piece == 'K' || piece == 'k') {
        if (position->king[black] >= 0)
            return fen_fail(fault, column, black ? "a second black king" : "a second white king");
        position->king[black] = square;
    } else if (piece == 'P' || piece == 'p') {
        if (square < 8 || square >= 56)
            return fen_fail(fault, column, "a pawn cannot stand on the first or the last rank");
        position->pawns[black] |= (uint64_t)1 << square;
    }
    position->piece[square] = piece;
    return 1;
}

/* The first field: eight ranks from the eighth to the first, each from the a-file on. */
static int fen_read_pieces(const char *text, size_t *at, struct position *position,
                           struct fen_fault *fault)
{
    int rank = 7, file = 0;

    for (; !fen_ends_field(text[*at]); ++*at) {
        const char c = text[*at];

        if (c == '/') {
            if (file < 8)
                return fen_rank_fault(fault, *at, rank, "has fewer than eight squares");
            if (rank == 0)
                return fen_fail(fault, *at, "a board has eight ranks, here a ninth begins");
            --rank;
            file = 0;
        } else if (c >= '1' && c <= '8') {
            file += c - '0';
            if (file > 8)
                return fen_rank_fault(fault, *at, rank, "has more than eight squares");
        } else if (strchr("KQRBNPkqrbnp", c)) {
            if (file > 7)
                return fen_rank_fault(fault, *at, rank, "has more than eight squares");
            if (!fen_place(position, c, 8 * rank + file, *at, fault))
                return 0;
            ++file;
        } else {
            fault->column = *at;
            snprintf(fault->message, sizeof fault->message,
                     "'%c' is neither a piece (KQRBNP, kqrbnp) nor a number 1 to 8 nor '/'",
                     fen_printable(c));
            return 0;
        }
    }
    if (file < 8)
        return fen_rank_fault(fault, *at, rank, "has fewer than eight squares");
    if (rank > 0)
        return fen_rank_fault(fault, *at, rank - 1, "and what follows it is missing");
    if (position->king[0] < 0)
        return fen_fail(fault, *at, "there is no white king");
    if (position->king[1] < 0)
        return fen_fail(fault, *at, "there is no black king");
    return 1;
}

/* Goes to the next field; 0 if there is none. */
static int fen_next_field(const char *text, size_t *at)
{
    while (fen_is_blank(text[*at]))
        ++*at;
    return text[*at] != '\0';
}

/* "-", or letters of KQkq, or files A-H and a-h as in Chess960, none of them twice. */
static int fen_read_castling(const char *text, size_t *at, struct fen_fault *fault)
{
    const size_t start = *at;

    if (text[start] == '-' && fen_ends_field(text[start + 1])) {
        ++*at;
        return 1;
    }
    for (; !fen_ends_field(text[*at]); ++*at) {
        if (!strchr("KQkqABCDEFGHabcdefgh", text[*at]))
            return fen_fail(fault, *at, "castling rights are letters of KQkq, or '-'");
        if (memchr(text + start, text[*at], *at - start))
            return fen_fail(fault, *at, "this castling right stands here twice");
    }
    return 1;
}

/* "-", or the square that a pawn has just passed with its double step. */
static int fen_read_en_passant(const char *text, size_t *at, const struct position *position,
                               struct fen_fault *fault)
{
    const char rank = position->black_to_move ? '3' : '6';

    if (text[*at] == '-' && fen_ends_field(text[*at + 1])) {
        ++*at;
        return 1;
    }
    if (text[*at] < 'a' || text[*at] > 'h')
        return fen_fail(fault, *at, "the en passant square is a file a to h and a rank, or '-'");
    ++*at;
    if (text[*at] != rank)
        return fen_fail(fault, *at, position->black_to_move
                                        ? "with Black to move the en passant square is on rank 3"
                                        : "with White to move the en passant square is on rank 6");
    ++*at;
    return fen_ends_field(text[*at]) ? 1
                                     : fen_fail(fault, *at, "a blank must follow the square");
}

static int fen_read_number(const char *text, size_t *at, const char *expected,
                           struct fen_fault *fault)
{
    for (; !fen_ends_field(text[*at]); ++*at)
        if (text[*at] < '0' || text[*at] > '9')
            return fen_fail(fault, *at, expected);
    return 1;
}

/* Whether the text goes on with a letter: an operation of an EPD, where a FEN has a number. */
static int fen_has_operation(const char *text, size_t at)
{
    return (text[at] >= 'a' && text[at] <= 'z') || (text[at] >= 'A' && text[at] <= 'Z');
}

/* Operations of an EPD up to the end of the text: each begins with a letter, and ends in a
 * semicolon outside quotation marks, where the last one may lack it. */
static int fen_read_operations(const char *text, size_t *at, struct fen_fault *fault)
{
    do {
        size_t quote = 0;

        if (!fen_has_operation(text, *at))
            return fen_fail(fault, *at, "a FEN has six fields; operations of an EPD begin with a letter");
        for (; text[*at] != '\0' && (text[*at] != ';' || quote != 0); ++*at)
            if (text[*at] == '"')
                quote = quote == 0 ? *at : 0;
        if (quote != 0)
            return fen_fail(fault, quote, "this quotation mark is not closed");
        if (text[*at] == ';')
            ++*at;
    } while (fen_next_field(text, at));
    return 1;
}

/* 1 and the position, or 0 and the first fault in the text. */
static int fen_read(const char *text, struct position *position, struct fen_fault *fault)
{
    size_t at = 0;

    memset(position->piece, ' ', sizeof position->piece);
    position->king[0] = position->king[1] = -1;
    position->pawns[0] = position->pawns[1] = 0;
    position->black_to_move = 0;

    if (!fen_next_field(text, &at))
        return fen_fail(fault, at, "there is no position");
    if (!fen_read_pieces(text, &at, position, fault))
        return 0;
    if (!fen_next_field(text, &at))
        return 1;

    if ((text[at] != 'w' && text[at] != 'b') || !fen_ends_field(text[at + 1]))
        return fen_fail(fault, at, "the side to move is 'w' or 'b'");
    position->black_to_move = text[at++] == 'b';
    if (!fen_next_field(text, &at))
        return 1;
    if (!fen_read_castling(text, &at, fault))
        return 0;
    if (!fen_next_field(text, &at))
        return 1;
    if (!fen_read_en_passant(text, &at, position, fault))
        return 0;
    if (!fen_next_field(text, &at))
        return 1;
    if (fen_has_operation(text, at))
        return fen_read_operations(text, &at, fault);
    if (!fen_read_number(text, &at, "the fifth field counts plies: digits only", fault))
        return 0;
    if (!fen_next_field(text, &at))
        return 1;
    if (!fen_read_number(text, &at, "the sixth field is the move number: digits only", fault))
        return 0;
    return fen_next_field(text, &at) ? fen_read_operations(text, &at, fault) : 1;
}

#endif /* FEN_H */
