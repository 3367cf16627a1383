import type { Readable } from "node:stream";

/** How many bytes of the beginning are needed to detect a file's type. */
export const headBytes = 4_100;

type Pieces = AsyncIterator<Buffer, undefined>;

/** Yields the body piece by piece; if the reader stops early, the body is not consumed. */
export async function* getPieces(body: Readable): AsyncGenerator<Buffer, undefined> {
  for await (const piece of body.iterator({ destroyOnReturn: false }))
    yield Buffer.isBuffer(piece) ? piece : Buffer.from(piece);
  return undefined;
}

export async function readHead(
  pieces: Pieces,
): Promise<{ readonly head: Buffer; readonly isWhole: boolean }> {
  const begun: Buffer[] = [];
  let length = 0;
  while (length < headBytes) {
    const { done, value } = await pieces.next();
    if (done === true) return { head: Buffer.concat(begun), isWhole: true };
    begun.push(value);
    length += value.length;
  }
  const [first] = begun;
  const head = first !== undefined && begun.length === 1 ? first : Buffer.concat(begun);
  return { head, isWhole: false };
}

export async function* headAndRest(
  head: Buffer,
  rest: AsyncGenerator<Buffer, undefined>,
): AsyncGenerator<Buffer> {
  yield head;
  yield* rest;
}
