import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** A report of one suite such as `api/integration`, as vitest or Playwright wrote it. */
export type SuiteReport = { readonly suite: string; readonly report: unknown };

export type TimedTest = { readonly suite: string; readonly name: string; readonly ms: number };

/** From the start of the first test to the end of the last one. */
export type Span = { readonly from: number; readonly to: number };

/** All reports that the suites of the packages have written. */
export function readReports(root: string): readonly SuiteReport[] {
  return globSync("{packages/*,tools}/.reports/*.json", { cwd: root })
    .sort()
    .map((file) => ({
      suite: file.replace("packages/", "").replace(".reports/", "").replace(".json", ""),
      report: JSON.parse(readFileSync(resolve(root, file), "utf8")) as unknown,
    }));
}

type VitestReport = {
  readonly startTime?: number;
  readonly testResults?: readonly {
    readonly startTime?: number;
    readonly endTime?: number;
    readonly assertionResults?: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
};

type PlaywrightReport = PlaywrightSuite & {
  readonly stats?: { readonly startTime: string; readonly duration: number };
};

/** Every test of a report with its total duration over all retries. */
export function timesOf({ suite, report }: SuiteReport): readonly TimedTest[] {
  const { testResults = [] } = report as VitestReport;
  const vitest = testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .map(({ fullName, duration }) => ({ suite, name: fullName, ms: duration ?? 0 }));
  const inSuite = ({ suites = [], specs = [] }: PlaywrightSuite): TimedTest[] => [
    ...specs.map(({ title, tests }) => ({
      suite,
      name: title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
    ...suites.flatMap(inSuite),
  ];
  return [...vitest, ...inSuite(report as PlaywrightSuite)];
}

/** When the suite ran; undefined if its report contains no test. */
export function spanOf({ report }: SuiteReport): Span | undefined {
  const { stats } = report as PlaywrightReport;
  if (stats !== undefined) {
    const from = Date.parse(stats.startTime);
    return { from, to: from + stats.duration };
  }
  const { startTime, testResults = [] } = report as VitestReport;
  const ends = testResults.flatMap(({ endTime }) => (endTime === undefined ? [] : [endTime]));
  return startTime === undefined || ends.length === 0
    ? undefined
    : { from: startTime, to: Math.max(...ends) };
}

/** How long each processor of the machine has done what, as `os.cpus()` says it. */
type Processors = readonly { readonly times: Readonly<Record<string, number>> }[];

/**
 * The share of the time between two readings in which the processors had work, of whichever process: where it is high, only what
 * costs less makes a run shorter, and where it is low, what waits less or begins earlier.
 */
export function busyShare(before: Processors, after: Processors): number {
  const spent = (processors: Processors, of: (name: string) => boolean) =>
    processors
      .flatMap(({ times }) => Object.entries(times))
      .reduce((sum, [name, ms]) => sum + (of(name) ? ms : 0), 0);
  const between = (of: (name: string) => boolean) => spent(after, of) - spent(before, of);
  return (
    between((name) => name !== "idle") /
    Math.max(
      1,
      between(() => true),
    )
  );
}

/** The slowest tests, slowest first. */
export function slowest(tests: readonly TimedTest[], count: number): readonly TimedTest[] {
  return tests.toSorted((one, other) => other.ms - one.ms).slice(0, count);
}
