# Homebrew's formula.
class ChessDistance < Formula
  desc "Every distance that a chess program asks for, with a C interface"
  homepage "https://github.com/chess-distance/chess-distance"
  url "https://github.com/chess-distance/chess-distance/releases/download/v@VERSION@/chess-distance-@VERSION@.tar.gz"
  sha256 "@SHA256@"
  license any_of: ["MIT", "Apache-2.0"]

  depends_on "rust" => :build

  def install
    system "make", "all"
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"test.c").write <<~C
      #include <chess_distance.h>
      int main(void) { return chess_distance_king(0, 63) == 7 ? 0 : 1; }
    C
    system ENV.cc, "test.c", "-I#{include}", "-L#{lib}", "-lchess_distance", "-o", "test"
    system "./test"
  end
end
