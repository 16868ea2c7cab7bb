// The C call and the Python call that give what the board shows.

const NAMES = {
  whitePawn: "WHITE_PAWN",
  blackPawn: "BLACK_PAWN",
};
const constant = (piece) => NAMES[piece] ?? piece.toUpperCase();
const hex = (set) => "0x" + set.toString(16);

const cPiece = (state, piece) =>
  piece === "leaper"
    ? `CHESS_DISTANCE_LEAPER(${state.m}, ${state.n})`
    : `CHESS_DISTANCE_${constant(piece)}`;
const pythonPiece = (state, piece) =>
  piece === "leaper" ? `cd.leaper(${state.m}, ${state.n})` : `cd.${constant(piece)}`;

export function cCall(state) {
  const piece = cPiece(state, state.piece);
  const rival = cPiece(state, state.rival);
  const obstacles = state.own | state.enemy | state.avoid;
  const board = obstacles ? "&board" : "NULL";
  const lines = ["#include <chess_distance.h>", ""];
  if (obstacles) {
    lines.push(`ChessDistanceBoard board = {${[state.own, state.enemy, state.avoid].map(hex).join(", ")}};`);
  }
  switch (state.mode) {
    case "trajectories":
      lines.push(
        "uint64_t layers[64];",
        `int length = chess_distance_trajectories(${piece}, ${state.at}, ${state.to}, ${board}, layers);`,
        `uint64_t count = chess_distance_trajectory_count(${piece}, ${state.at}, ${state.to}, ${board});`,
      );
      break;
    case "territory":
      lines.push(
        "ChessDistanceTerritory nearer;",
        `chess_distance_territory(${piece}, ${hex(1n << BigInt(state.at))}, ${board},`,
        `                         ${rival}, ${hex(state.set2)}, ${board}, &nearer);`,
      );
      break;
    case "graph":
      lines.push(
        "uint8_t maps[64][64];",
        `chess_distance_matrix(${piece}, ${board}, maps);`,
      );
      break;
    default:
      lines.push(
        "uint8_t map[64];",
        `int farthest = chess_distance_map(${piece}, ${state.at}, ${board}, map);`,
      );
  }
  return lines.join("\n");
}

export function pythonCall(state) {
  const piece = pythonPiece(state, state.piece);
  const rival = pythonPiece(state, state.rival);
  const sets = ["own", "enemy", "avoid"]
    .filter((name) => state[name])
    .map((name) => `, ${name}=${hex(state[name])}`)
    .join("");
  const lines = ["import chess_distance as cd", ""];
  switch (state.mode) {
    case "trajectories":
      lines.push(
        `layers = cd.trajectories(${piece}, ${state.at}, ${state.to}${sets})`,
        `count = cd.trajectory_count(${piece}, ${state.at}, ${state.to}${sets})`,
      );
      break;
    case "territory":
      lines.push(
        `nearer = cd.territory(${piece}, ${hex(1n << BigInt(state.at))}, ${rival}, ${hex(state.set2)}${sets})`,
      );
      break;
    case "graph":
      lines.push(`maps = cd.matrix(${piece}${sets})`);
      break;
    default:
      lines.push(`map = cd.distance_map(${piece}, ${state.at}${sets})`);
  }
  return lines.join("\n");
}
