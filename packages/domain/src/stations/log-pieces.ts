import { stationLimits } from "./limits.ts";

const { pieceBytes } = stationLimits.log;

/** The offsets of the pieces of a log of this size. */
export function getPieces(size: number): readonly number[] {
  return Array.from({ length: Math.ceil(size / pieceBytes) }, (_, at) => at * pieceBytes);
}

/** The length of the piece that begins at `offset`; undefined if no piece begins there. */
export function lengthOfPiece(size: number, offset: number): number | undefined {
  const isPiece = Number.isSafeInteger(offset) && offset >= 0 && offset < size && offset % pieceBytes === 0;
  return isPiece ? Math.min(pieceBytes, size - offset) : undefined;
}
