/** The result of an exercise. */
export type Outcome = {
  readonly exercise: string;
  /** The description of the exercise in one line. */
  readonly what: string;
  readonly asked: number;
  readonly failed: number;
  /** The number of acknowledged changes that are missing afterwards. */
  readonly lost: number;
  readonly proved: number;
  /** The number of changes that were stored more than once. */
  readonly twice: number;
  /** The time from each loss until recovery, in milliseconds. */
  readonly recoveriesMs: readonly number[];
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** Further observations that the report mentions. */
  readonly notes: readonly string[];
  /** Why the exercise failed; empty if it passed. */
  readonly broken: readonly string[];
};

/** The text that `npm run drill` prints. */
export function asText(outcome: Outcome): string {
  const { exercise, what, asked, failed, lost, proved, twice, recoveriesMs, notes, broken } = outcome;
  const latency = `p50 ${ms(outcome.p50)}, p99 ${ms(outcome.p99)}, slowest ${ms(outcome.slowest)}`;
  return [
    `${exercise}: ${what}`,
    `  lost writes      ${lost} of ${proved} acknowledged${twice > 0 ? `, ${twice} written twice` : ""}`,
    ...(asked > 0 ? [`  failed requests  ${failed} of ${asked} (${latency})`] : []),
    ...(recoveriesMs.length > 0 ? [`  recovery         ${recovery(recoveriesMs)}`] : []),
    ...notes.map((note) => `  ${note}`),
    `  ${broken.length === 0 ? "HOLDS" : `DOES NOT HOLD: ${broken.join("; ")}`}`,
  ].join("\n");
}

function recovery(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  return `p50 ${ms(middle)}, max ${ms(sorted.at(-1) ?? 0)} (${sorted.length} ${sorted.length === 1 ? "time" : "times"})`;
}

function ms(value: number): string {
  return value < 10_000 ? `${value.toFixed(0)} ms` : `${(value / 1000).toFixed(1)} s`;
}
