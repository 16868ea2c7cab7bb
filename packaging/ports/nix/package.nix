# Nixpkgs' package.
{
  lib,
  stdenv,
  fetchurl,
  rustPlatform,
  cargo,
  rustc,
}:

stdenv.mkDerivation (finalAttrs: {
  pname = "chess-distance";
  version = "@VERSION@";

  src = fetchurl {
    url = "https://github.com/chess-distance/chess-distance/releases/download/v${finalAttrs.version}/chess-distance-${finalAttrs.version}.tar.gz";
    hash = "sha256-@SHA256_BASE64@";
  };

  # The archive's own lock has the checksum of every crate, so that nothing has to be hashed again.
  cargoDeps = rustPlatform.importCargoLock { lockFile = ./Cargo.lock; };

  nativeBuildInputs = [
    cargo
    rustc
    rustPlatform.cargoSetupHook
  ];

  makeFlags = [ "PREFIX=${placeholder "out"}" ];

  meta = {
    description = "Every distance that a chess program asks for, with a C interface";
    homepage = "https://github.com/chess-distance/chess-distance";
    license = with lib.licenses; [
      mit
      asl20
    ];
    platforms = lib.platforms.unix;
  };
})
