import { stripVTControlCharacters } from "node:util";

/** The numbers of passed and failed tests. */
export type Counts = { readonly passed: number; readonly failed: number };

/** The part of turbo's run summary that is read here. */
export type TurboSummary = {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly task: string;
    readonly execution?: { readonly exitCode: number | null };
    readonly cache?: { readonly status: string };
  }[];
};

export function addUp(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}

/** Tasks that write no test report count as one check each; a test task counts only when it failed without a report. */
export function countTasks(summary: TurboSummary): Counts {
  return addUp(
    summary.tasks
      .filter(({ task }) => !["test", "browser"].includes(task))
      .map(({ execution, cache }) =>
        cache?.status === "HIT" || execution?.exitCode === 0
          ? { passed: 1, failed: 0 }
          : { passed: 0, failed: 1 },
      ),
  );
}

/** Counts a report of vitest's or Playwright's JSON reporter. Throws for anything else. */
export function countReport(report: unknown): Counts {
  const fields = report as Record<string, unknown>;
  if (typeof fields.numPassedTests === "number") {
    const suitesBroken = Array.isArray(fields.testResults)
      ? fields.testResults.filter(
          (file: { status?: string; assertionResults?: unknown[] }) =>
            file.status === "failed" && file.assertionResults?.length === 0,
        ).length
      : 0;
    return {
      passed: fields.numPassedTests,
      failed: Number(fields.numFailedTests) + suitesBroken,
    };
  }
  const stats = fields.stats as { expected?: number; unexpected?: number; flaky?: number } | undefined;
  if (typeof stats?.expected === "number") {
    // A failure that prevents all tests from running, such as a world that does not start, is not reported by a test.
    const broken = Array.isArray(fields.errors) ? fields.errors.length : 0;
    return { passed: stats.expected + (stats.flaky ?? 0), failed: (stats.unexpected ?? 0) + broken };
  }
  throw new Error("not a test report of vitest or Playwright");
}

type VitestReport = {
  readonly testResults?: readonly {
    readonly name?: string;
    readonly status?: string;
    readonly message?: string;
    readonly assertionResults?: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
};

/**
 * The failed tests of a report, each with the first line of its last error, and the test files that did not load. Logs are
 * often cut to their end, so the failures are named there.
 */
export function failures(report: unknown): readonly string[] {
  const { testResults = [] } = report as VitestReport;
  const vitest = testResults.flatMap(({ name = "", status, message = "", assertionResults = [] }) =>
    status === "failed" && assertionResults.length === 0
      ? [named(name, message)]
      : assertionResults
          .filter((each) => each.status === "failed")
          .map(({ fullName, failureMessages = [] }) => named(fullName, failureMessages.at(-1))),
  );
  const inSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "unexpected"))
      .map(({ title, tests }) =>
        named(title, tests.flatMap(({ results = [] }) => results).at(-1)?.error?.message),
      ),
    ...suites.flatMap(inSuite),
  ];
  const { errors = [] } = report as { errors?: readonly { readonly message?: string }[] };
  return [
    ...vitest,
    ...inSuite(report as PlaywrightSuite),
    ...errors.map(({ message }) => named("the run itself", message)),
  ];
}

function named(test: string, error = ""): string {
  // Colours of a terminal say nothing in a log.
  const [line = ""] = stripVTControlCharacters(error).trim().split("\n");
  return line === "" ? test : `${test}\n    ${line}`;
}

/** The tests of a report that failed first and passed when they were tried again: a race to be mended. */
export function secondTries(report: unknown): readonly string[] {
  const { testResults = [] } = report as VitestReport;
  const vitest = testResults
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName }) => fullName);
  const inSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === "flaky")).map(({ title }) => title),
    ...suites.flatMap(inSuite),
  ];
  return [...vitest, ...inSuite(report as PlaywrightSuite)];
}
