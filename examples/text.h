/* SPDX-License-Identifier: MIT OR Apache-2.0
 *
 * text.h - where the demo's text comes from: lines of a file, and words of the command line.
 */

#ifndef TEXT_H
#define TEXT_H

#include <stdio.h>
#include <string.h>

/* A line of a file of positions; EPD with comments are longer than FEN. */
enum { TEXT_SIZE = 4096 };

/* Reads a line without its end; 0 at the end of the file. A line longer than the buffer keeps its
 * first part and ends in a character that no FEN has. */
static int read_line(FILE *file, char text[TEXT_SIZE])
{
    size_t length = 0;
    int c = getc(file);

    if (c == EOF)
        return 0;
    for (; c != EOF && c != '\n'; c = getc(file))
        if (length + 1 < TEXT_SIZE)
            text[length++] = c == '\0' ? '?' : (char)c;
        else
            text[length - 1] = '?';
    if (length > 0 && text[length - 1] == '\r')
        --length;
    text[length] = '\0';
    return 1;
}

/* Puts together what the shell has split at its blanks; 0 if that does not fit. */
static int join_words(int count, char **words, char text[TEXT_SIZE])
{
    int i;

    text[0] = '\0';
    for (i = 0; i < count; ++i) {
        if (strlen(text) + strlen(words[i]) + 2 > TEXT_SIZE)
            return 0;
        if (i > 0)
            strcat(text, " ");
        strcat(text, words[i]);
    }
    return 1;
}

/* Whether a word names a file: no FEN has a dot, and every FEN has slashes or blanks. */
static int names_a_file(const char *word)
{
    return strchr(word, '.') != NULL || (word[0] != '\0' && strpbrk(word, "/ \t") == NULL);
}

#endif /* TEXT_H */
