import { basename } from "node:path";
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
    const suitesBroken = filesOf(report).filter(isBroken).length;
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

type VitestFile = {
  readonly name?: string;
  readonly status?: string;
  readonly message?: string;
  readonly assertionResults?: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages?: readonly string[];
  }[];
};

function filesOf(report: unknown): readonly VitestFile[] {
  return (report as { readonly testResults?: readonly VitestFile[] }).testResults ?? [];
}

/** Whether a file could not be loaded or set up; it counts as failed, and its tests are not counted. */
function isBroken({ status, assertionResults = [] }: VitestFile): boolean {
  return status === "failed" && !assertionResults.some((test) => test.status === "failed");
}

type PlaywrightError = {
  readonly message?: string;
  readonly location?: { readonly file: string; readonly line: number };
};

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results?: readonly { readonly error?: PlaywrightError }[];
    }[];
  }[];
};

/** The test files of one of vitest's reports that failed. */
export function failedFiles(report: unknown): readonly string[] {
  return filesOf(report).flatMap(({ name, status }) =>
    status === "failed" && name !== undefined ? [name] : [],
  );
}

/**
 * The counts of a report after its failed files (or Playwright's failed tests) were run once more. A second run that left some of
 * them out is ignored.
 */
export function countWithRerun(report: unknown, rerun: unknown): Counts {
  const first = countReport(report);
  const second = countReport(rerun);
  if (second.passed + second.failed < first.failed) return first;
  const countedTwice = filesOf(report)
    .filter(({ status }) => status === "failed")
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status }) => status === "passed").length;
  return { passed: first.passed - countedTwice + second.passed, failed: second.failed };
}

/**
 * The failed tests of a report with the error of each try, and the test files that could not be loaded. Logs are often cut
 * to their end, and a failure may not occur again on another machine, so everything known about it is printed there.
 */
export function failures(report: unknown): readonly string[] {
  const vitest = filesOf(report).flatMap((file) =>
    isBroken(file)
      ? [named(file.name ?? "", [file.message])]
      : (file.assertionResults ?? [])
          .filter((each) => each.status === "failed")
          .map(({ fullName, failureMessages = [] }) => named(fullName, failureMessages)),
  );
  const { errors = [] } = report as { errors?: readonly { readonly message?: string }[] };
  return [
    ...vitest,
    ...playwrightTests(report, "unexpected"),
    ...errors.map(({ message }) => named("the run itself", [message])),
  ];
}

/** The tests that failed first and passed when they were repeated; each has a race that should be fixed. */
export function secondTries(report: unknown): readonly string[] {
  const vitest = filesOf(report)
    .flatMap(({ assertionResults = [] }) => assertionResults)
    .filter(({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0)
    .map(({ fullName, failureMessages = [] }) => named(fullName, failureMessages));
  return [...vitest, ...playwrightTests(report, "flaky")];
}

/** The tests with this status, each with the errors of its attempts. */
function playwrightTests(report: unknown, wanted: "unexpected" | "flaky"): readonly string[] {
  const { suites = [], specs = [] } = report as PlaywrightSuite;
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === wanted))
      .map(({ title, tests }) =>
        named(
          title,
          tests.flatMap(({ results = [] }) => results).map(({ error }) => error && withPlace(error)),
        ),
      ),
    ...suites.flatMap((suite) => playwrightTests(suite, wanted)),
  ];
}

function withPlace({ message = "", location }: PlaywrightError): string {
  const place = location === undefined ? "" : ` (${basename(location.file)}:${location.line})`;
  return message.replace(/(?=\n|$)/, place);
}

const linesOfError = 8;

/** A test with the first lines of its errors, without the colour codes of a terminal. */
function named(test: string, errors: readonly (string | undefined)[]): string {
  const lines = errors.flatMap((error = "") =>
    stripVTControlCharacters(error)
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "" && !line.includes("node_modules"))
      .slice(0, linesOfError),
  );
  return [test, ...lines].join("\n    ");
}
