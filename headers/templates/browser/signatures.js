// The C functions: for each the C name, its arguments, and the meaning of its result. The names are
// @NOTICE@
//
// Arguments: piece, square, set (BigInt), int, flag, count (BigInt), board; bytes64 and words64 are
// inputs of 64 numbers. Outputs come last in C too, as in outBytes64, outWords64 and outTerritory.
//
// Results: moves is a distance, or null where no sequence of moves leads; int is 0 or more; sign is
// any int; set is a BigInt, count a BigInt; out is what was written to the output, layers and squares
// are the part of it that the result counts.

export const SIGNATURES = {
@SIGNATURES@
};

/** The pieces, as in the header. */
export const PIECES = {
@PIECES@
};

/** The entry of a map without a distance: 255. */
export const NONE = 255;
export const UNREACHABLE = -1;
