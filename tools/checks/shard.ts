/** One of several parts of the tests, each for a machine of its own; the first is 1. */
export type Shard = { readonly index: number; readonly count: number };

/** What `--shard=1/4` asks for; the whole where it is not given, undefined where it makes no sense. */
export function parseShard(args: readonly string[]): Shard | undefined {
  const given = args.find((arg) => arg === "--shard" || arg.startsWith("--shard="));
  if (given === undefined) return { index: 1, count: 1 };
  const [, index, count] = /^--shard=(\d+)\/(\d+)$/.exec(given)?.map(Number) ?? [];
  if (index === undefined || count === undefined) return undefined;
  return index >= 1 && index <= count ? { index, count } : undefined;
}
