import { randomBytes } from "node:crypto";

/** A WebM file with one frame of random bytes, which no decoder accepts; without lengths, like a live recording. */
export function aWebm(frame: Uint8Array = randomBytes(5_000)): Buffer {
  const head = Buffer.from(
    "1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878102428581021853806701ffffffffffffff" +
      // Tracks, of which the first is video; then a cluster of unknown length, and a block of that track.
      "1654ae6b88ae86d78101838101" +
      "1f43b67501ffffffffffffff",
    "hex",
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x1000_0000 + frame.length + 4);
  return Buffer.concat([head, Buffer.from([0xa3]), size, Buffer.from([0x81, 0, 0, 0x80]), frame]);
}
