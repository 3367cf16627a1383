/** Small enough that no transaction holds anybody up. */
const batchSize = 250;

export function* inBatches<T>(things: readonly T[], size = batchSize): Generator<readonly T[]> {
  for (let start = 0; start < things.length; start += size) yield things.slice(start, start + size);
}
