import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { PartStore } from "../../ports/object-store.ts";

/** The size of a part: at most two are in memory, and S3 takes 10,000 of them. */
const partBytes = 8 * 1024 * 1024;

type Options = {
  readonly signal: AbortSignal;
  /** Called when all parts have arrived, before they become an object. */
  readonly beforeFinish: () => Promise<void>;
};

/** Stores a stream of unknown length under a key, and returns its size. Nothing is visible before all of it has arrived. */
export async function storeInParts(
  store: PartStore,
  key: string,
  body: Readable,
  { signal, beforeFinish }: Options,
): Promise<number> {
  try {
    const upload = await store.beginParts(key);
    let [offset, number] = [0, 0];
    for await (const part of getParts(body)) {
      signal.throwIfAborted();
      number += 1;
      const sha256 = createHash("sha256").update(part).digest("hex");
      await store.putPart(key, upload, { number, offset, size: part.length, sha256 }, Readable.from([part]));
      offset += part.length;
    }
    signal.throwIfAborted();
    await beforeFinish();
    await store.finishParts(key, upload);
    return offset;
  } finally {
    body.destroy();
  }
}

async function* getParts(body: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < partBytes) continue;
    const whole = Buffer.concat(chunks);
    // All parts but the last have the same size, as some stores require.
    let from = 0;
    for (; whole.length - from >= partBytes; from += partBytes) yield whole.subarray(from, from + partBytes);
    chunks = [whole.subarray(from)];
    bytes = whole.length - from;
  }
  if (bytes > 0) yield Buffer.concat(chunks);
}
