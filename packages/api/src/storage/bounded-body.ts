import { Readable } from "node:stream";
import { payloadTooLarge } from "../errors.ts";

/** A stream of the same bytes that fails as soon as there are more than the limit. */
export function boundedBody(body: Readable, maxBytes: number): Readable {
  return Readable.from(bounded(body, maxBytes), { objectMode: false });
}

async function* bounded(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk);
    seen += bytes.length;
    if (seen > maxBytes) throw payloadTooLarge(maxBytes);
    yield bytes;
  }
}
