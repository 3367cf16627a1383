/** The encodings of responses, the one with the best ratio of savings to cost first. */
export const encodings = ["zstd", "br", "gzip"] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The encoding among ours that the client prefers (RFC 9110, 12.5.3); of equally preferred ones our first. Undefined for no
 * encoding, which every client can read, even if it prefers another.
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const weights = getWeights(acceptEncoding ?? "");
  const any = weights.get("*") ?? 0;
  const computeWeight = (name: string, otherwise: number): number => weights.get(name) ?? otherwise;
  // Some clients still name gzip `x-gzip`.
  const ofGzip = computeWeight("gzip", computeWeight("x-gzip", any));
  const liked = encodings.map((name) => ({
    name,
    weight: name === "gzip" ? ofGzip : computeWeight(name, any),
  }));
  const best = Math.max(...liked.map(({ weight }) => weight));
  const asItIs = weights.get("identity") ?? 0;
  return best === 0 || asItIs > best ? undefined : liked.find(({ weight }) => weight === best)?.name;
}

/** The weights by name, from 0 (never) to 1. Entries that cannot be parsed are ignored. */
function getWeights(acceptEncoding: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((each) => each.trim());
    const given = parameters.find((each) => each.startsWith("q="))?.slice(2) ?? "1";
    if (name !== "" && /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(given)) weights.set(name, Number(given));
  }
  return weights;
}
