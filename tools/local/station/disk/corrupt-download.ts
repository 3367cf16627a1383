import type { Faults } from "../faults.ts";

/** The damage that a bad network does to a download, according to the station's faults. */
export function corruptDownload(faults: Faults, size: number, crash: () => void) {
  return (piece: Buffer, received: number): Buffer => {
    if (faults.has("crash-download") && received + piece.length >= size / 2) crash();
    if (faults.has("case-cut") && received + piece.length > size / 2) throw new Error("the connection broke");
    if (!faults.has("case-changed")) return piece;
    const changed = Buffer.from(piece);
    if (changed.length > 0) changed.writeUInt8(changed.readUInt8(0) ^ 0xff, 0);
    return changed;
  };
}
