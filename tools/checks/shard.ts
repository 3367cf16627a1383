/** One of several parts of the tests, each for a separate machine; the first is 1. */
export type Shard = { readonly index: number; readonly count: number };

/** Parses `--shard=1/4`; the whole if the option is missing, undefined if it is invalid. */
export function parseShard(args: readonly string[]): Shard | undefined {
  const given = args.find((arg) => arg === "--shard" || arg.startsWith("--shard="));
  if (given === undefined) return { index: 1, count: 1 };
  const [, index, count] = /^--shard=(\d+)\/(\d+)$/.exec(given)?.map(Number) ?? [];
  if (index === undefined || count === undefined) return undefined;
  return index >= 1 && index <= count ? { index, count } : undefined;
}
