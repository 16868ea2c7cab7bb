/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * panels.h - prints boards of one character per square, three side by side.
 */

#ifndef PANELS_H
#define PANELS_H

#include <stdio.h>

#define PANELS_IN_A_ROW 3

struct panel {
    char title[24];
    char cell[64]; /* a1 = 0 */
};

/* Board-wide text, with blanks up to the next board unless the line ends here. */
static void panel_text(const char *text, int last)
{
    if (last)
        printf("%s\n", text);
    else
        printf("%-24s", text);
}

static void panel_rank(const struct panel *panel, int rank, int last)
{
    char line[20] = "8  . . . . . . . .";
    int file;

    line[0] = (char)('1' + rank);
    for (file = 0; file < 8; ++file)
        line[3 + 2 * file] = panel->cell[8 * rank + file];
    panel_text(line, last);
}

static void print_panels(const struct panel *panels, int count)
{
    int i, rank;

    for (; count > 0; panels += PANELS_IN_A_ROW, count -= PANELS_IN_A_ROW) {
        const int row = count < PANELS_IN_A_ROW ? count : PANELS_IN_A_ROW;

        printf("\n");
        for (i = 0; i < row; ++i)
            panel_text(panels[i].title, i == row - 1);
        for (rank = 7; rank >= 0; --rank)
            for (i = 0; i < row; ++i)
                panel_rank(&panels[i], rank, i == row - 1);
        for (i = 0; i < row; ++i)
            panel_text("   a b c d e f g h", i == row - 1);
    }
}

#endif /* PANELS_H */
