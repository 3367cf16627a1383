import type { Round } from "./load.ts";

/** The rounds of one contender at one size and workload. */
export type Series = { readonly contender: string; readonly rounds: readonly Round[] };

/** Medians of a series next to the reference of the same interleaved run; a ratio over 1 is faster (or costlier) than it. */
export type Line = {
  readonly contender: string;
  readonly requestsPerSecond: number;
  readonly p50: number;
  readonly cpuPerRequest: number;
  readonly speed: number;
  readonly cpu: number;
};

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError("no median of nothing");
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/**
 * Compares each contender with `reference`. Ratios are taken round by round, since neighbours in time share the
 * machine's mood, and the median of those is given.
 */
export function compare(series: readonly Series[], reference: string): readonly Line[] {
  const base = series.find(({ contender }) => contender === reference);
  if (base === undefined) throw new Error(`no series of the reference ${reference}`);
  const ratio = (own: readonly Round[], of: (round: Round) => number) =>
    median(own.map((round, n) => of(round) / of(base.rounds[n] ?? round)));
  return series.map(({ contender, rounds }) => ({
    contender,
    requestsPerSecond: median(rounds.map((round) => round.requestsPerSecond)),
    p50: median(rounds.map((round) => round.p50)),
    cpuPerRequest: median(rounds.map((round) => round.cpuPerRequest)),
    speed: ratio(rounds, (round) => round.requestsPerSecond),
    cpu: ratio(rounds, (round) => round.cpuPerRequest),
  }));
}
