import { computeMedian } from "@cathedra/domain";
import type { Round } from "./load.ts";

/** The rounds of one contender at one size and workload. */
export type Series = { readonly contender: string; readonly rounds: readonly Round[] };

/** Speed and processor time as multiples of another contender's; over 1 is faster, and costlier. */
export type Ratio = { readonly speed: number; readonly cpu: number };

/** Medians of a contender's rounds, and how it compares with each contender of the same interleaved run. */
export type Line = Round & {
  readonly contender: string;
  readonly of: Readonly<Record<string, Ratio>>;
};

/** The median by the domain's function; throws if there are no values. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError("no median of nothing");
  return computeMedian(values);
}

/**
 * Ratios are computed for each round, because rounds close in time run under the same load of the machine; the median of the
 * ratios is given.
 */
export function compare(series: readonly Series[]): readonly Line[] {
  return series.map(({ contender, rounds }) => ({
    contender,
    ...medians(rounds),
    of: Object.fromEntries(series.map((other) => [other.contender, ratio(rounds, other.rounds)])),
  }));
}

function ratio(own: readonly Round[], others: readonly Round[]): Ratio {
  const of = (read: (round: Round) => number): number =>
    median(own.map((round, n) => read(round) / read(others[n] ?? round)));
  return { speed: of((round) => round.requestsPerSecond), cpu: of((round) => round.cpuPerRequest) };
}

function medians(rounds: readonly Round[]): Round {
  const of = (read: (round: Round) => number): number => median(rounds.map(read));
  return {
    requestsPerSecond: of((round) => round.requestsPerSecond),
    p50: of((round) => round.p50),
    p95: of((round) => round.p95),
    p99: of((round) => round.p99),
    cpuPerRequest: of((round) => round.cpuPerRequest),
    serverCpuPerRequest: of((round) => round.serverCpuPerRequest),
    memory: of((round) => round.memory),
    bytesPerRequest: of((round) => round.bytesPerRequest),
  };
}
