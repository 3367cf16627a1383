import { once } from "node:events";
import { createInflate, deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { releaseBuffer } from "./release-buffer.ts";

test.each([16 * 1024, 256 * 1024])(
  "pieces of %i bytes are read whole, and their memory is freed where they do not share it",
  async (chunkSize) => {
    const size = 3_000_000;
    const inflate = createInflate({ chunkSize });
    const memories = new Set<ArrayBufferLike>();
    let read = 0;
    inflate.on("data", (piece: Buffer) => {
      read += piece.length;
      memories.add(piece.buffer);
      releaseBuffer(piece);
    });
    inflate.end(deflateSync(Buffer.alloc(size)));
    await once(inflate, "end");
    expect(read).toBe(size);
    const left = [...memories].reduce((sum, { byteLength }) => sum + byteLength, 0);
    if (chunkSize > 64 * 1024) expect(left).toBeLessThan(2 * chunkSize);
  },
);
