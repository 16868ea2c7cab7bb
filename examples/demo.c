/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * demo.c - the distances that an engine's evaluation asks for, on positions given as FEN.
 *
 *     cc examples/demo.c -o demo                       (make demo takes the library, if it can)
 *     ./demo                                           the Reti study
 *     ./demo '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'         a position
 *     ./demo positions.epd                             many, one FEN or EPD a line
 *     ./demo < positions.epd
 *     ./demo --help
 *
 * Blank lines and lines that start with # are passed over, and so are the operations of an EPD.
 * A malformed FEN is reported on standard error with the place of the fault, the lines after it
 * are still read, and the exit status is 1 in the end.
 */

#include <errno.h>
#include <stdio.h>
#include <string.h>

#ifdef DEMO_WITH_LIBRARY
#include "../include/chess_distance.h"
#include "kernel.h"
#else
#include "../include/chess_distance_inline.h"
#endif
#include "fen.h"
#include "panels.h"
#include "races.h"
#include "text.h"

#if defined(_WIN32)
#include <io.h>
#define stdin_is_a_terminal() _isatty(0)
#else
#include <unistd.h>
#define stdin_is_a_terminal() isatty(0)
#endif

/* R. Reti 1921: White draws, although his king looks too slow for both pawns. */
static const char RETI[] = "7K/8/k1P5/7p/8/8/8/8 w - - 0 1";

/* One map of distances: every square of the board against one square. */
static void distance_panel(struct panel *panel, const char *what, int square,
                           int (*distance)(int, int))
{
    int to;

    snprintf(panel->title, sizeof panel->title, "%.17s %.2s", what, name(square));
    for (to = 0; to < 64; ++to)
        panel->cell[to] = (char)('0' + distance(square, to));
}

static void print_boards(const struct position *position)
{
    struct panel panels[6];
    int square, nearer[3] = {0, 0, 0};

    strcpy(panels[0].title, "Position");
    strcpy(panels[3].title, "Nearer king (= both)");
    distance_panel(&panels[1], "King moves from", position->king[0], chess_distance_king);
    distance_panel(&panels[2], "King moves from", position->king[1], chess_distance_king);
    distance_panel(&panels[4], "Knight moves to", position->king[0], chess_distance_knight);
    distance_panel(&panels[5], "Knight moves to", position->king[1], chess_distance_knight);
    for (square = 0; square < 64; ++square) {
        const int white = chess_distance_king(position->king[0], square);
        const int black = chess_distance_king(position->king[1], square);
        const int owner = white < black ? 0 : white > black ? 1 : 2;

        panels[0].cell[square] = position->piece[square] == ' ' ? '.' : position->piece[square];
        panels[3].cell[square] = "Kk="[owner];
        ++nearer[owner];
    }
    print_panels(panels, 6);
    printf("\nThe white king is nearer to %d squares, the black king to %d; %d are equally far.\n",
           nearer[0], nearer[1], nearer[2]);
}

/* One term of an evaluation for each king. */
static void print_term(const char *term, int white, int black)
{
    printf("  %-46s %8d %8d\n", term, white, black);
}

static void print_kings(const struct position *position)
{
    const int white = position->king[0], black = position->king[1];
    const uint64_t pawns = position->pawns[0] | position->pawns[1];
    printf("\n%-48s %5s %2s %5s %2s\n", "Kings", "White", name(white), "Black", name(black));
    print_term("king moves to the center", chess_distance_center(white),
               chess_distance_center(black));
    print_term("orthogonal steps to the center", chess_distance_center_manhattan(white),
               chess_distance_center_manhattan(black));
    print_term("steps to the nearest edge", chess_distance_edge(white),
               chess_distance_edge(black));
    print_term("  along its rank, to the a- or h-file", chess_distance_edge_file(white),
               chess_distance_edge_file(black));
    print_term("  along its file, to rank 1 or 8", chess_distance_edge_rank(white),
               chess_distance_edge_rank(black));
    print_term("orthogonal steps to a dark corner, a1 or h8", chess_distance_corner(white, 1),
               chess_distance_corner(black, 1));
    print_term("orthogonal steps to a light corner, a8 or h1", chess_distance_corner(white, 0),
               chess_distance_corner(black, 0));
    if (pawns != 0)
        print_term("files to the nearest pawn", chess_distance_nearest_file(white, pawns, 0),
                   chess_distance_nearest_file(black, pawns, 0));
    print_term("mop-up term if this side is winning, in tenths",
               chess_distance_mop_up(white, black), chess_distance_mop_up(black, white));
    printf("Between the kings: king distance %d, Manhattan distance %d, files %d, ranks %d.\n",
           chess_distance_king(white, black), chess_distance_manhattan(white, black),
           chess_distance_file(white, black), chess_distance_rank(white, black));
}

/* Moves of a pawn to its promotion square with nothing in its way, the double step included. */
static int pawn_moves(int pawn, int black)
{
    return chess_distance_by_x88(black ? CHESS_DISTANCE_BLACK_PAWN : CHESS_DISTANCE_WHITE_PAWN,
                                 chess_distance_to_x88(pawn),
                                 chess_distance_to_x88(promotion(pawn, black)));
}

static void print_pawns(const struct position *position)
{
    int square;

    if ((position->pawns[0] | position->pawns[1]) == 0)
        return;
    printf("\nPawns         moves to   white king moves to     black king moves to\n"
           "              promote    it    its promotion     it    its promotion\n");
    for (square = 0; square < 64; ++square) {
        const int black = position->piece[square] == 'p';
        const int last = promotion(square, black);

        if (!black && position->piece[square] != 'P')
            continue;
        printf("  %c %s - %s %7d %10d %7d %14d %7d\n", position->piece[square], name(square),
               name(last), pawn_moves(square, black),
               chess_distance_king(position->king[0], square),
               chess_distance_king(position->king[0], last),
               chess_distance_king(position->king[1], square),
               chess_distance_king(position->king[1], last));
    }
}

static void print_pieces(const struct position *position)
{
    struct panel knights[62];
    int square, pieces = 0, count = 0;

    for (square = 0; square < 64; ++square) {
        const char piece = position->piece[square];
        const int black = piece >= 'a';

        if (!strchr("NBRQnbrq", piece))
            continue;
        if (pieces++ == 0)
            printf("\nPieces        king moves to               orthogonal steps to enemy king\n"
                   "              center  own king  enemy king\n");
        printf("  %c %s %11d %9d %11d %19d\n", piece, name(square),
               chess_distance_center(square),
               chess_distance_king(square, position->king[black]),
               chess_distance_king(square, position->king[!black]),
               chess_distance_manhattan(square, position->king[!black]));
        if (piece == 'N' || piece == 'n')
            distance_panel(&knights[count++], "Knight moves from", square, chess_distance_knight);
    }
    print_panels(knights, count);
}

/* The text with a caret under the fault. A character that a terminal would not show as one, such as
 * a tab, is replaced, so that the caret stands in the right column. */
static void report(const char *text, long line, const struct fen_fault *fault)
{
    size_t i;

    fflush(stdout);
    if (line > 0)
        fprintf(stderr, "line %ld, ", line);
    fprintf(stderr, "character %zu: %s\n  ", fault->column + 1, fault->message);
    for (i = 0; text[i] != '\0'; ++i)
        fputc(text[i] == '\t' ? ' ' : fen_printable(text[i]), stderr);
    fprintf(stderr, "\n  %*s\n", (int)fault->column + 1, "^");
}

/* Prints one position; 0 if the text is no FEN. The line is 0 for a FEN from the command line. */
static int show(const char *text, long line)
{
    struct position position;
    struct fen_fault fault;

    if (!fen_read(text, &position, &fault)) {
        report(text, line, &fault);
        return 0;
    }
    printf("%s\n%s to move.\n", text, position.black_to_move ? "Black" : "White");
    if (chess_distance_king(position.king[0], position.king[1]) == 1)
        printf("The kings stand side by side: no game leads here. The distances are right all the same.\n");
    print_boards(&position);
    print_kings(&position);
    print_pawns(&position);
    print_pieces(&position);
    print_races(&position);
    printf("\n");
    return 1;
}

/* Shows every position of a file that was just opened, or the Reti study if it has none, and closes
 * the file. */
static int show_lines(FILE *file, const char *name)
{
    char text[TEXT_SIZE];
    long line = 0;
    int positions = 0, sound = 1;

    if (file == NULL) {
        fprintf(stderr, "'%s' is no FEN, and no file that can be read: %s\n", name, strerror(errno));
        return 0;
    }
    while (read_line(file, text)) {
        ++line;
        if (text[0] == '#' || text[strspn(text, " \t")] == '\0')
            continue;
        ++positions;
        if (!show(text, line))
            sound = 0;
    }
    if (ferror(file)) {
        fprintf(stderr, "%s cannot be read: %s\n", name, strerror(errno));
        sound = 0;
    } else if (positions == 0) {
        sound = show(RETI, 0);
    }
    fclose(file);
    return sound;
}

/* A file, or a FEN that the shell may have split at its blanks. */
static int show_arguments(int count, char **words)
{
    char text[TEXT_SIZE];

    if (names_a_file(words[0])) {
        if (count == 1)
            return show_lines(fopen(words[0], "r"), words[0]);
        fprintf(stderr, "'%s' comes after the file '%s': one file at a time\n", words[1], words[0]);
        return 0;
    }
    if (!join_words(count, words, text)) {
        fprintf(stderr, "the FEN is longer than %d characters\n", TEXT_SIZE - 2);
        return 0;
    }
    return show(text, 0);
}

/* Which library made the figures. */
static void print_version(void)
{
#ifdef DEMO_WITH_LIBRARY
    printf("chess_distance %s, kernels: %s\n", chess_distance_version(), kernel());
#else
    printf("chess_distance_inline.h %d.%d.%d, no library\n", CHESS_DISTANCE_VERSION_MAJOR,
           CHESS_DISTANCE_VERSION_MINOR, CHESS_DISTANCE_VERSION_PATCH);
#endif
}

static void print_help(void)
{
    printf("usage: demo [FEN | FILE | --help | --version]\n\n"
           "Prints boards and figures of a chess position, or of each line of a file.\n"
           "A line is a FEN or an EPD, whose operations are ignored. Without an argument\n"
           "the lines come from standard input; without any line, it shows the Reti study.\n");
}

int main(int argc, char **argv)
{
    int sound = 1;

    if (argc > 1 && argv[1][0] == '-') {
        if (argc == 2 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)) {
            print_help();
        } else if (argc == 2 && strcmp(argv[1], "--version") == 0) {
            print_version();
        } else {
            fprintf(stderr, "'%s': --help tells what can be written here\n", argv[argc == 2 ? 1 : 2]);
            return 1;
        }
    } else {
        sound = argc > 1                ? show_arguments(argc - 1, argv + 1)
                : stdin_is_a_terminal() ? show(RETI, 0)
                                        : show_lines(stdin, "standard input");
        if (sound)
            print_version();
    }
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "the output could not be written\n");
        sound = 0;
    }
    return sound ? 0 : 1;
}
