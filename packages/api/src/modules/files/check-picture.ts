import { once } from "node:events";
import { createInflate } from "node:zlib";
import { err, ok, type Result } from "@cathedra/domain";
import { type PictureRefusal, readPng } from "@cathedra/domain/files";

/**
 * The bytes of a PNG that are kept: the chunks that draw it, and nothing that somebody else could read as something else.
 * Its pixels are unpacked once and counted, a piece at a time: no more memory than a few pieces, whatever they unpack to.
 */
export async function checkedPng(bytes: Buffer, maxSide: number): Promise<Result<Buffer, PictureRefusal>> {
  const png = readPng(bytes, maxSide);
  if (!png.ok) return png;
  const { kept, unpackedBytes } = png.value;
  const pixels = kept
    .filter(({ type }) => type === "IDAT")
    .map(({ start, end }) => bytes.subarray(start + 8, end - 4));
  if ((await unpackedSize(pixels, unpackedBytes)) !== unpackedBytes) return err({ reason: "damaged" });
  return ok(
    Buffer.concat([bytes.subarray(0, 8), ...kept.map(({ start, end }) => bytes.subarray(start, end))]),
  );
}

/** How much the pieces unpack to together, counted up to a little over `most`; undefined: they are not what they say. */
async function unpackedSize(pieces: readonly Buffer[], most: number): Promise<number | undefined> {
  const inflate = createInflate();
  let size = 0;
  inflate.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > most) inflate.destroy(new RangeError("more pixels than the header says"));
  });
  const ended = once(inflate, "end");
  inflate.end(Buffer.concat(pieces));
  return ended.then(
    () => size,
    () => undefined,
  );
}
