/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * demo.c - the distances that an engine's evaluation asks for, on positions given as FEN.
 *
 *     cc examples/demo.c -o demo                       (make demo takes the library, if it can)
 *     ./demo </dev/null                                the Reti study
 *     ./demo '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'         a position
 *     ./demo < positions.epd                           many, one FEN or EPD a line
 *
 * Of a FEN the pieces and the side to move are read. A malformed one is reported on standard error,
 * the lines after it are still read, and the exit status is 1 in the end. */

#include <stdio.h>
#include <string.h>

#ifdef DEMO_WITH_LIBRARY
#include "../include/chess_distance.h"
#else
#include "../include/chess_distance_inline.h"
#endif

/* R. Reti 1921: White draws, although his king looks too slow for both pawns. */
static const char RETI[] = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1";
static const char *const SIDE[2] = {"White", "Black"};

struct position {
    char piece[64]; /* 'K' the white king, 'p' a black pawn, '.' an empty square; a1 = 0 */
    int king[2], black_to_move, pieces;
    uint64_t pawns[2];
};

/* Boards of one character for each square, with titles. */
struct panel {
    char title[24], cell[64];
};

/* As in "e4". */
static const char *name(int square)
{
    static char names[64][3];
    names[square][0] = (char)('a' + square % 8);
    names[square][1] = (char)('1' + square / 8);
    return names[square];
}

static int promotion(int pawn, int black)
{
    return black ? pawn % 8 : 56 + pawn % 8;
}

/* Reads the pieces of a FEN and the side to move. Returns -1, or where the text is no FEN. */
static int read_fen(const char *text, struct position *position)
{
    int rank = 7, file = 0, at = 0;
    memset(position, 0, sizeof *position);
    memset(position->piece, '.', sizeof position->piece);
    position->king[0] = position->king[1] = -1;
    for (; text[at] != '\0' && text[at] != ' '; ++at) {
        const char c = text[at];
        const int black = c >= 'a', square = 8 * rank + file;
        if (c == '/' && file == 8 && rank > 0) {
            --rank;
            file = 0;
        } else if (c >= '1' && c <= '8' && file + c - '0' <= 8) {
            file += c - '0';
        } else if (strchr("KQRBNPkqrbnp", c) == NULL || file > 7) {
            return at;
        } else {
            const int is_king = c == 'K' || c == 'k', is_pawn = c == 'P' || c == 'p';
            if (is_king ? position->king[black] >= 0 : is_pawn && (rank == 0 || rank == 7))
                return at;
            if (is_king)
                position->king[black] = square;
            position->pawns[black] |= (uint64_t)is_pawn << square;
            position->piece[square] = c;
            ++position->pieces;
            ++file;
        }
    }
    if (rank != 0 || file != 8 || position->king[0] < 0 || position->king[1] < 0)
        return at;
    at += text[at] == ' ';
    position->black_to_move = text[at] == 'b';
    return text[at] == '\0' || text[at] == 'w' || text[at] == 'b' ? -1 : at;
}

/* Three boards side by side: titles, ranks from the eighth on, files. */
static void print_panels(const struct panel *panels, int count)
{
    for (; count > 0; panels += 3, count -= 3) {
        const int row = count < 3 ? count : 3;
        printf("\n");
        for (int line = 8; line >= -1; --line)
            for (int i = 0; i < row; ++i) {
                char text[24] = "   a b c d e f g h";
                if (line == 8)
                    memcpy(text, panels[i].title, sizeof text);
                for (int file = 0; line >= 0 && line < 8 && file < 8; ++file) {
                    text[0] = (char)('1' + line);
                    text[3 + 2 * file] = panels[i].cell[8 * line + file];
                }
                printf(i == row - 1 ? "%s\n" : "%-24s", text);
            }
    }
}

/* Every square of the board against one square. */
static struct panel distance_panel(const char *what, int square, int (*distance)(int, int))
{
    struct panel panel;
    snprintf(panel.title, sizeof panel.title, "%.17s %.2s", what, name(square));
    for (int to = 0; to < 64; ++to)
        panel.cell[to] = (char)('0' + distance(square, to));
    return panel;
}

/* Who is nearer to each square: "Kk=." for White, Black, both, and neither. */
static void owner_panel(struct panel *panel, const ChessDistanceTerritory *territory, int nearer[4])
{
    for (int square = 0; square < 64; ++square) {
        const int owner = territory->first >> square & 1 ? 0 : territory->second >> square & 1 ? 1
                        : territory->tied >> square & 1 ? 2 : 3;
        panel->cell[square] = "Kk=."[owner];
        ++nearer[owner];
    }
}

static void print_boards(const struct position *position)
{
    const int *const king = position->king;
    struct panel panels[6] = {{"Position", ""}, {"", ""}, {"", ""}, {"Nearer king (= both)", ""}, {"", ""}, {"", ""}};
    ChessDistanceTerritory territory;
    int nearer[4] = {0, 0, 0, 0};
    memcpy(panels[0].cell, position->piece, 64);
    for (int side = 0; side < 2; ++side) {
        panels[1 + side] = distance_panel("King moves from", king[side], chess_distance_king);
        panels[4 + side] = distance_panel("Knight moves to", king[side], chess_distance_knight);
    }
    chess_distance_territory(CHESS_DISTANCE_KING, (uint64_t)1 << king[0], NULL, CHESS_DISTANCE_KING,
                             (uint64_t)1 << king[1], NULL, &territory);
    owner_panel(&panels[3], &territory, nearer);
    print_panels(panels, 6);
    printf("\nThe white king is nearer to %d squares, the black king to %d; %d are equally far.\n",
           nearer[0], nearer[1], nearer[2]);
}

/* Terms of an evaluation, for each king. */
static void print_kings(const struct position *position)
{
    static const struct {
        const char *what;
        int (*of)(int);
    } terms[] = {{"king moves to the center", chess_distance_center},
                 {"orthogonal steps to the center", chess_distance_center_manhattan},
                 {"steps to the nearest edge", chess_distance_edge},
                 {"  along its rank, to the a- or h-file", chess_distance_edge_file},
                 {"  along its file, to rank 1 or 8", chess_distance_edge_rank}};
    static const char *const corners[2] = {"a dark corner, a1 or h8", "a light corner, a8 or h1"};
    const int white = position->king[0], black = position->king[1];
    const uint64_t pawns = position->pawns[0] | position->pawns[1];
    printf("\n%-48s %5s %2s %5s %2s\n", "Kings", "White", name(white), "Black", name(black));
    for (size_t i = 0; i < sizeof terms / sizeof terms[0]; ++i)
        printf("  %-46s %8d %8d\n", terms[i].what, terms[i].of(white), terms[i].of(black));
    for (int light = 0; light < 2; ++light)
        printf("  orthogonal steps to %-26s %8d %8d\n", corners[light], chess_distance_corner(white, !light),
               chess_distance_corner(black, !light));
    if (pawns != 0)
        printf("  %-46s %8d %8d\n", "files to the nearest pawn", chess_distance_nearest_file(white, pawns, 0),
               chess_distance_nearest_file(black, pawns, 0));
    printf("  %-46s %8d %8d\n", "mop-up term if this side is winning, in tenths",
           chess_distance_mop_up(white, black), chess_distance_mop_up(black, white));
    printf("Between the kings: king distance %d, Manhattan distance %d, files %d, ranks %d.\n",
           chess_distance_king(white, black), chess_distance_manhattan(white, black),
           chess_distance_file(white, black), chess_distance_rank(white, black));
}

static int pawn_moves(int pawn, int black)
{
    return chess_distance(black ? CHESS_DISTANCE_BLACK_PAWN : CHESS_DISTANCE_WHITE_PAWN, pawn, promotion(pawn, black));
}

static void print_men(const struct position *position)
{
    struct panel knights[62];
    int pawns = 0, pieces = 0, count = 0;
    for (int square = 0; square < 64; ++square) {
        const int black = position->piece[square] == 'p', last = promotion(square, black);
        if (!black && position->piece[square] != 'P')
            continue;
        if (pawns++ == 0)
            printf("\nPawns         moves to   white king moves to     black king moves to\n"
                   "              promote    it    its promotion     it    its promotion\n");
        printf("  %c %s - %s %7d %10d %7d %14d %7d\n", position->piece[square], name(square), name(last),
               pawn_moves(square, black), chess_distance_king(position->king[0], square),
               chess_distance_king(position->king[0], last), chess_distance_king(position->king[1], square),
               chess_distance_king(position->king[1], last));
    }
    for (int square = 0; square < 64; ++square) {
        const char piece = position->piece[square];
        const int black = piece >= 'a';
        if (strchr("NBRQnbrq", piece) == NULL)
            continue;
        if (pieces++ == 0)
            printf("\nPieces        king moves to               orthogonal steps to enemy king\n"
                   "              center  own king  enemy king\n");
        printf("  %c %s %11d %9d %11d %19d\n", piece, name(square), chess_distance_center(square),
               chess_distance_king(square, position->king[black]), chess_distance_king(square, position->king[!black]),
               chess_distance_manhattan(square, position->king[!black]));
        if (piece == 'N' || piece == 'n')
            knights[count++] = distance_panel("Knight moves from", square, chess_distance_knight);
    }
    print_panels(knights, count);
}

/* The pawns as obstacles for a king: its own are in the way, the enemy's may be taken unless a pawn
 * protects them. */
static ChessDistanceBoard pawns_around(const struct position *position, int black)
{
    ChessDistanceBoard board;
    board.own = position->pawns[black];
    board.enemy = position->pawns[!black];
    board.avoid = chess_distance_attacks(black ? CHESS_DISTANCE_WHITE_PAWN : CHESS_DISTANCE_BLACK_PAWN, board.enemy, 0);
    return board;
}

static void print_territory(const struct position *position)
{
    const ChessDistanceBoard boards[2] = {pawns_around(position, 0), pawns_around(position, 1)};
    struct panel panels[3] = {{"Territory (= both)", ""}, {"White king, moves", ""}, {"Black king, moves", ""}};
    ChessDistanceTerritory territory;
    int nearer[4] = {0, 0, 0, 0};
    chess_distance_territory(CHESS_DISTANCE_KING, (uint64_t)1 << position->king[0], &boards[0], CHESS_DISTANCE_KING,
                             (uint64_t)1 << position->king[1], &boards[1], &territory);
    owner_panel(&panels[0], &territory, nearer);
    for (int side = 0; side < 2; ++side) {
        uint8_t map[64];
        chess_distance_map(CHESS_DISTANCE_KING, position->king[side], &boards[side], map);
        for (int square = 0; square < 64; ++square)
            panels[1 + side].cell[square] = map[square] == CHESS_DISTANCE_NONE ? '.'
                                          : map[square] < 10 ? (char)('0' + map[square]) : '+';
    }
    printf("\nThe kings among the pawns: own pawns are in the way, enemy pawns may be taken unless a\n"
           "pawn protects them, squares that enemy pawns attack are not entered. Everything else, the\n"
           "other king too, is left out.\n");
    print_panels(panels, 3);
    printf("\nWhite is nearer to %d squares, Black to %d; %d are equally far.\n", nearer[0], nearer[1], nearer[2]);
}

/* Length and number of a king's shortest ways to a square, and the first of them. */
static void print_ways(const struct position *position, int side, int to)
{
    const ChessDistanceBoard board = pawns_around(position, side);
    const int from = position->king[side];
    const uint64_t count = chess_distance_trajectory_count(CHESS_DISTANCE_KING, from, to, &board);
    uint8_t path[64];
    const int length = chess_distance_trajectory(CHESS_DISTANCE_KING, from, to, &board, 0, path);
    printf("  %s king: ", SIDE[side]);
    if (length < 0)
        printf("no way");
    else
        printf("%d move%s, %llu way%s, the first", length, length == 1 ? "" : "s", (unsigned long long)count,
               count == 1 ? "" : "s");
    for (int ply = 0; ply <= length; ++ply)
        printf(" %s", name(path[ply]));
    printf("\n");
}

/* The kings' race to a square, on a board with nothing but the kings. */
static void print_king_race(const struct position *position, int to)
{
    const int mover = position->black_to_move, other = !mover, *king = position->king;
    const int moves = chess_distance_king(king[mover], to), others = chess_distance_king(king[other], to);
    if (chess_distance_king_race(king[mover], king[other], 1) >> to & 1)
        printf("  %s is first: %d moves against %d, and moves first.\n", SIDE[mover], moves, others);
    else if (chess_distance_king_race(king[other], king[mover], 2) >> to & 1)
        printf("  %s is first: %d moves against %d, even if the other moves first.\n", SIDE[other], others, moves);
    else
        printf("  Neither can force being first: %s, to move, needs %d moves, %s %d.\n", SIDE[mover], moves,
               SIDE[other], others);
}

static void print_races(const struct position *position)
{
    uint64_t seen = 0;
    print_territory(position);
    printf("\nThe kings' ways to the promotion squares, and who is first where only the kings stand\n");
    for (int square = 0; square < 64; ++square) {
        const int last = promotion(square, position->piece[square] == 'p');
        if (strchr("Pp", position->piece[square]) == NULL || seen >> last & 1)
            continue;
        seen |= (uint64_t)1 << last;
        printf("%s\n", name(last));
        print_ways(position, 0, last);
        print_ways(position, 1, last);
        print_king_race(position, last);
    }
    printf("\nThe pawns' races by the rule of the square, which is exact for a lone pawn and a lone king.\n%s\n",
           position->pieces > 3 ? "Here more stands on the board, so each line is only about the two that it names:"
                                : "The pawn's own king, which might help, is not considered:");
    for (int square = 0; square < 64; ++square) {
        const int black = position->piece[square] == 'p', last = promotion(square, black);
        const int king = position->king[!black], king_first = position->black_to_move != black;
        if (strchr("Pp", position->piece[square]) != NULL)
            printf("  %c %s against the king on %s: it needs %d moves, the king %d to %s, and the %s moves\n"
                   "    first: %s.\n",
                   position->piece[square], name(square), name(king), pawn_moves(square, black),
                   chess_distance_king(king, last), name(last), king_first ? "king" : "pawn",
                   chess_distance_pawn_outruns_king(square, king, black, king_first) == 1 ? "the pawn promotes"
                                                                                        : "the king catches it");
    }
}

/* Prints one position; 0 if the text is no FEN. */
static int show(const char *text, long line)
{
    struct position position;
    const int fault = read_fen(text, &position);
    if (fault >= 0) {
        fflush(stdout);
        fprintf(stderr, "line %ld is no FEN of a position with both kings:\n  %s\n  %*s\n", line, text, fault + 1, "^");
        return 0;
    }
    printf("%s\n%s to move.\n", text, SIDE[position.black_to_move]);
    if (chess_distance_king(position.king[0], position.king[1]) == 1)
        printf("The kings stand side by side: no game leads here. The distances are right all the same.\n");
    print_boards(&position);
    print_kings(&position);
    print_men(&position);
    if ((position.pawns[0] | position.pawns[1]) != 0)
        print_races(&position);
    printf("\n");
    return 1;
}

/* Which library made the figures, and by which kernels, as the processor says to the compiler. */
static void print_version(void)
{
#ifndef DEMO_WITH_LIBRARY
    printf("chess_distance_inline.h %d.%d.%d, no library\n", CHESS_DISTANCE_VERSION_MAJOR,
           CHESS_DISTANCE_VERSION_MINOR, CHESS_DISTANCE_VERSION_PATCH);
#elif defined(__x86_64__) && defined(__GNUC__) && !defined(__TINYC__)
#define HAS(feature) __builtin_cpu_supports(feature)
    const int avx2 = HAS("avx2") && HAS("bmi") && HAS("bmi2") && HAS("popcnt");
    const int avx512 = avx2 && HAS("avx512f") && HAS("avx512bw") && HAS("avx512dq") && HAS("avx512vl")
                    && HAS("avx512vbmi") && HAS("gfni");
    printf("chess_distance %s, kernels: %s\n", chess_distance_version(), avx512 ? "AVX-512" : avx2 ? "AVX2" : "plain");
#else
    printf("chess_distance %s\n", chess_distance_version());
#endif
}

int main(int argc, char **argv)
{
    char text[4096] = "";
    long line = 0;
    int positions = 0, sound = 1;
    /* The shell may have split a FEN at its blanks. */
    for (int i = 1; i < argc && strlen(text) + strlen(argv[i]) + 2 < sizeof text; ++i)
        strcat(strcat(text, i > 1 ? " " : ""), argv[i]);
    if (argc > 1)
        sound = show(text, 1);
    while (argc == 1 && fgets(text, sizeof text, stdin) != NULL) {
        text[strcspn(text, "\r\n")] = '\0';
        ++line;
        if (text[0] == '#' || text[strspn(text, " \t")] == '\0')
            continue;
        ++positions;
        sound = show(text, line) && sound;
    }
    if (argc == 1 && positions == 0)
        sound = show(RETI, 1);
    if (sound)
        print_version();
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "the output could not be written\n");
        sound = 0;
    }
    return sound ? 0 : 1;
}
