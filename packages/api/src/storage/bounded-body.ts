import { type Readable, Transform } from "node:stream";
import { payloadTooLarge } from "../errors.ts";

/** The largest object that a link may write. */
export const maxObjectBytes = 314_572_800;

/** The same bytes; fails as soon as there are more than the limit, so that nothing of it is kept. */
export function boundedBody(body: Readable, maxBytes: number = maxObjectBytes): Readable {
  let seen = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(payloadTooLarge(maxBytes));
      else done(null, chunk);
    },
  });
  body.once("error", (error) => bounded.destroy(error));
  body.once("close", () => {
    if (!body.readableEnded) bounded.destroy(new Error("the upload broke off"));
  });
  return body.pipe(bounded);
}
