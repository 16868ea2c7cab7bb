/* FENs and EPDs in columns: checksums of every pair of bytes at the end of each field, and of every
 * four letters of castling rights; the tests of src/sides/fen say what the rows mean. Bad
 * arguments: columns anywhere around each other and what is read. */
#include <stdlib.h>
#include <string.h>

#include <chess_distance.h>

#include "check.h"

enum { SETS = 9, STATE = SETS, FAULTS, ROWS = 1 << 16, BEFORE_THE_TEXT = 3 };
static uint64_t sets[SETS][ROWS];
static uint8_t state[ROWS], faults[ROWS];
static int64_t offsets[ROWS + 1];

/* Rows of one length, in memory that ends with the last, where the first does not begin. */
static char *texts;
static size_t length, rows;

static void begin(size_t row_length, size_t row_count) {
  length = row_length;
  rows = row_count;
  texts = (char *)malloc(BEFORE_THE_TEXT + length * rows);
  if (texts == NULL)
    exit(1);
}

static char *text_of(size_t row) { return texts + BEFORE_THE_TEXT + length * row; }

/* The rows in all columns but one, which stays as it was. */
static uint64_t read_without(int column) {
  uint64_t *out[SETS], checksum = EMPTY_CHECKSUM;
  int wrong = 0;
  memset(sets, 0x5a, sizeof sets);
  memset(state, 0x5a, sizeof state);
  memset(faults, 0x5a, sizeof faults);
  for (int i = 0; i < SETS; i++)
    out[i] = i == column ? NULL : sets[i];
  for (size_t row = 0; row <= rows; row++)
    offsets[row] = (int64_t)(BEFORE_THE_TEXT + length * row);
  const ChessDistancePositionColumns columns = {
      out[0], out[1], out[2], out[3], out[4],
      out[5], out[6], out[7], out[8], column == STATE ? NULL : state};
  const int result = chess_distance_read_fens(texts, offsets, rows, &columns, faults);
  for (size_t row = 0; row < rows; row++) {
    for (int i = 0; i < SETS; i++)
      add_to_checksum(&checksum, (int64_t)sets[i][row]);
    add_to_checksum(&checksum, state[row]);
    add_to_checksum(&checksum, faults[row]);
    wrong += faults[row] != 0;
  }
  CHECK(result, wrong, column, rows);
  free(texts);
  return checksum;
}

#define START "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"

static const struct {
  const char *before;
  uint64_t checksum;
} fields[] = {
    {"8/8/8/8/8/8/8/6", UINT64_C(0x5b322b99447a5395)},
    {START, UINT64_C(0x64029f6a7343a688)},
    {START "[", UINT64_C(0x6a21f6c420898b54)},
    {START " ", UINT64_C(0x82e1e74bbdb890e4)},
    {START " w ", UINT64_C(0xfa407f97c2b86af8)},
    {START " w - ", UINT64_C(0xcd3d6be19fb54ed6)},
};

static void every_pair_of_bytes(void) {
  for (int field = 0; field < (int)(sizeof fields / sizeof fields[0]); field++) {
    const size_t before = strlen(fields[field].before);
    begin(before + 2, ROWS);
    for (size_t row = 0; row < rows; row++) {
      memcpy(text_of(row), fields[field].before, before);
      text_of(row)[before] = (char)(row >> 8);
      text_of(row)[before + 1] = (char)(row & 255);
    }
    CHECK(read_without(field), fields[field].checksum, field, 0);
  }
}

/* The forms that other programs write beside those of the standard. */
static void forms_of_programs(void) {
  static const struct {
    const char *text;
    uint64_t en_passant;
    int fault, rights;
  } forms[] = {
      {START "[HEhe] b KQkq - 0 1", 0, 0, 15},
      {START "[N3] b - -", 0, 1, 0},
      {START " b 0 1", 0, 0, 0},
      {START " b - 0 1", 0, 0, 0},
      {START " b Kq 0 e3", 0, 0, 9},
      {START " 0 1", 0, 2, 0},
      {START " b - e4 0 1", UINT64_C(1) << 20, 0, 0},
      {START " b - e3 0 1", UINT64_C(1) << 20, 0, 0},
      {START " w - d5", UINT64_C(1) << 43, 0, 0},
      {START " w - e4", 0, 4, 0},
      {START " b - d5", 0, 4, 0},
  };
  for (int form = 0; form < (int)(sizeof forms / sizeof forms[0]); form++) {
    const int64_t ends[] = {0, (int64_t)strlen(forms[form].text)};
    ChessDistancePositionColumns columns;
    memset(&columns, 0, sizeof columns);
    columns.en_passant = sets[0];
    columns.state = state;
    CHECK(chess_distance_read_fens(forms[form].text, ends, 1, &columns, faults),
          forms[form].fault != 0, form, 0);
    CHECK(faults[0], forms[form].fault, form, 0);
    CHECK(sets[0][0], forms[form].en_passant, form, 0);
    CHECK(state[0] >> 1, forms[form].rights, form, 0);
  }
}

/* Each fault has its own sentence, and so have all other numbers. */
static void sentences(void) {
  const char *const other = chess_distance_fen_error(0);
  for (int fault = 1; fault <= 4; fault++) {
    CHECK(strlen(chess_distance_fen_error(fault)) > 20, 1, fault, 0);
    CHECK(strcmp(chess_distance_fen_error(fault), chess_distance_fen_error(fault - 1)) != 0, 1,
          fault, 0);
  }
  for (int i = 0; i < BOUNDARY_VALUES; i++)
    if (boundary_values[i] < 1 || boundary_values[i] > 4)
      CHECK(strcmp(other, chess_distance_fen_error(boundary_values[i])), 0, boundary_values[i], 0);
}

static void castling_rights(void) {
  static const char letters[] = "KQkqAHch-;", form[] = START " b 1234 h3";
  enum { LETTERS = sizeof letters - 1 };
  begin(sizeof form - 1, LETTERS * LETTERS * LETTERS * LETTERS);
  for (size_t row = 0; row < rows; row++) {
    size_t rest = row;
    memcpy(text_of(row), form, sizeof form - 1);
    for (size_t i = 0; i < 4; i++, rest /= LETTERS)
      text_of(row)[sizeof START + 2 + i] = letters[rest % LETTERS];
  }
  CHECK(read_without(FAULTS), UINT64_C(0xad7d12bf90887d65), 0, 0);
}

/* The arguments of chess_distance_read_fens in one memory, each at a place of its own. The outputs
 * are nine sets, the state and the faults. */
enum {
  FEW_ROWS = 3,
  LENGTH = 18,
  OUTPUTS = FAULTS + 1,
  OFFSETS = 64,
  COLUMNS = 128,
  TEXT = 256,
  OUT = 384
};
static union {
  uint64_t words[136];
  uint8_t bytes[8 * 136];
} room, before;

typedef struct {
  const char *text;
  int64_t *offsets;
  size_t n;
  ChessDistancePositionColumns *columns;
  void *out[OUTPUTS];
} Fens;

static void lay_out(Fens *fens) {
  memset(&room, 0x5a, sizeof room);
  fens->text = (const char *)room.bytes + TEXT;
  fens->offsets = (int64_t *)(void *)(room.bytes + OFFSETS);
  fens->n = FEW_ROWS;
  fens->columns = (ChessDistancePositionColumns *)(void *)(room.bytes + COLUMNS);
  for (int row = 0; row <= FEW_ROWS; row++)
    fens->offsets[row] = LENGTH * row;
  for (int row = 0; row < FEW_ROWS; row++)
    memcpy(room.bytes + TEXT + LENGTH * row, "8/8/8/8/8/8/8/8 w ", LENGTH);
  for (int i = 0; i < OUTPUTS; i++)
    fens->out[i] = room.bytes + OUT + 64 * i;
}

/* A call without a fault returns 0 and writes its outputs. */
static void check_fens(const Fens *fens, int result, int what, int which) {
  if (fens->columns != NULL)
    memcpy(fens->columns, fens->out, sizeof *fens->columns);
  memcpy(&before, &room, sizeof room);
  CHECK(chess_distance_read_fens(fens->text, fens->offsets, fens->n, fens->columns,
                                 (uint8_t *)fens->out[FAULTS]),
        result, what, which);
  for (int i = 0; result == 0 && fens->n != 0 && i < OUTPUTS; i++)
    memcpy(before.bytes + ((uint8_t *)fens->out[i] - room.bytes), fens->out[i],
           (i < SETS ? 8 : 1) * FEW_ROWS);
  CHECK(memcmp(&room, &before, sizeof room), 0, what, which);
}

/* The faults in the order in which they are reported. */
static const int codes[] = {0,
                            CHESS_DISTANCE_NULL_POINTER,
                            CHESS_DISTANCE_OUT_OF_RANGE,
                            CHESS_DISTANCE_OVERLAP,
                            CHESS_DISTANCE_NULL_POINTER,
                            CHESS_DISTANCE_OUT_OF_RANGE,
                            CHESS_DISTANCE_OUT_OF_RANGE,
                            CHESS_DISTANCE_OVERLAP};
enum { FAULT_COUNT = (int)(sizeof codes / sizeof codes[0]) };

static void spoil(int fault, int variant, Fens *fens) {
  void **const out = &fens->out[variant % OUTPUTS],
               **const next = &fens->out[(variant + 1) % OUTPUTS];
  switch (fault) {
  case 0:
    fens->n = 0;
    break;
  case 1:
    if (variant % 3 == 0)
      fens->offsets = NULL;
    else if (variant % 3 == 1)
      fens->columns = NULL;
    else
      fens->out[FAULTS] = NULL;
    break;
  case 2:
    if (variant % 4 < 2)
      fens->n = variant % 4 == 0 ? SIZE_MAX : SIZE_MAX / 8 + 1;
    else
      *out = (void *)(UINTPTR_MAX - 1);
    break;
  case 3:
    *next = variant % 3 == 0 ? *out : room.bytes + (variant % 3 == 1 ? OFFSETS : COLUMNS);
    break;
  case 4:
    fens->text = NULL;
    break;
  case 5:
    ((int64_t *)(void *)(room.bytes + OFFSETS))[variant % 2 * 2] = variant % 2 == 0 ? -1 : 0;
    break;
  case 6:
    fens->text = (const char *)(UINTPTR_MAX - 7);
    break;
  default:
    *out = room.bytes + TEXT + 8;
  }
}

static void faults_of_fens(void) {
  for (int set = 0; set < 1 << FAULT_COUNT; set++)
    for (int variant = 0; variant < 4 * 3 * OUTPUTS; variant++) {
      Fens fens;
      int first = 0;
      lay_out(&fens);
      for (int fault = FAULT_COUNT - 1; fault >= 0; fault--)
        if (set >> fault & 1) {
          spoil(fault, variant, &fens);
          first = fault;
        }
      check_fens(&fens, codes[first], set, variant);
    }
}

/* Rows that are all empty: the text is not read, but it may not pass the end of the address space.
 */
static void empty_rows_of_fens(void) {
  static const struct {
    uintptr_t text;
    int64_t offset;
    int result;
  } cases[] = {{0, 0, FEW_ROWS},
               {0, 7, FEW_ROWS},
               {0, -1, CHESS_DISTANCE_OUT_OF_RANGE},
               {UINTPTR_MAX - 7, 0, FEW_ROWS},
               {UINTPTR_MAX - 7, 7, FEW_ROWS},
               {UINTPTR_MAX - 7, 8, CHESS_DISTANCE_OUT_OF_RANGE},
               {UINTPTR_MAX - 7, -1, CHESS_DISTANCE_OUT_OF_RANGE},
               {UINTPTR_MAX, INT64_MAX, CHESS_DISTANCE_OUT_OF_RANGE}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
    Fens fens;
    lay_out(&fens);
    memcpy(fens.columns, fens.out, sizeof *fens.columns);
    for (int row = 0; row <= FEW_ROWS; row++)
      fens.offsets[row] = cases[i].offset;
    memcpy(&before, &room, sizeof room);
    CHECK(chess_distance_read_fens((const char *)cases[i].text, fens.offsets, FEW_ROWS,
                                   fens.columns, (uint8_t *)fens.out[FAULTS]),
          cases[i].result, i, 0);
    CHECK(memcmp(&room, &before, sizeof room) == 0, cases[i].result < 0, i, 0);
  }
}

/* Each output at both ends of what is read and of every other output: touching is no overlap. */
static void places_of_fens(void) {
  static const int places[][2] = {{OFFSETS, 8 * (FEW_ROWS + 1)},
                                  {COLUMNS, sizeof(ChessDistancePositionColumns)},
                                  {TEXT, LENGTH * FEW_ROWS}};
  for (int out = 0; out < OUTPUTS; out++)
    for (int place = 0; place < 3 + OUTPUTS; place++) {
      const int step = out < SETS ? 8 : 1, other = place - 3;
      const int start = other < 0 ? places[place][0] : OUT + 64 * other;
      const int end = start + (other < 0 ? places[place][1] : FEW_ROWS * (other < SETS ? 8 : 1));
      const int at[4] = {start - step * FEW_ROWS, start - step * (FEW_ROWS - 1),
                         (end - 1) / step * step, (end + step - 1) / step * step};
      for (int i = 0; i < 4 && other != out; i++) {
        Fens fens;
        lay_out(&fens);
        fens.out[out] = room.bytes + at[i];
        check_fens(&fens, i % 3 == 0 ? 0 : CHESS_DISTANCE_OVERLAP, out, 4 * place + i);
      }
    }
}

int main(void) {
  every_pair_of_bytes();
  forms_of_programs();
  sentences();
  castling_rights();
  faults_of_fens();
  empty_rows_of_fens();
  places_of_fens();
  return check_result();
}
