// chess_distance.zig: zig translate-c -lc chess_distance.h
const std = @import("std");
const c = @import("chess_distance.zig");

pub fn main() void {
    const board: c.ChessDistanceBoard = .{ .own = 0x3f00fc0000, .enemy = 0, .avoid = 0 };
    std.debug.print("{} {} {} {x}\n", .{
        c.chess_distance_king(4, 60),
        c.chess_distance_knight_table[0][63],
        c.chess_distance_path(c.CHESS_DISTANCE_KING, 0, 63, &board),
        c.chess_distance_moves(c.CHESS_DISTANCE_ROOK, 1 << 56, null),
    });
}
