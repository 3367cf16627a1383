import { expect, test } from "vitest";
import {
  addUp,
  countReport,
  countTasks,
  countWithRerun,
  failedFiles,
  failures,
  secondTries,
} from "./count-tests.ts";

test("a check passes when it ran with exit 0 or came from the cache", () => {
  const counts = countTasks({
    tasks: [
      { taskId: "//#lint", task: "lint", execution: { exitCode: 0 }, cache: { status: "MISS" } },
      { taskId: "a#typecheck", task: "typecheck", cache: { status: "HIT" } },
      { taskId: "b#typecheck", task: "typecheck", execution: { exitCode: 2 }, cache: { status: "MISS" } },
      { taskId: "b#test", task: "test", execution: { exitCode: 1 }, cache: { status: "MISS" } },
      { taskId: "c#build", task: "build" },
    ],
  });
  expect(counts).toEqual({ passed: 2, failed: 2 });
});

test("a vitest report counts its tests, and a file that did not load counts as one failure", () => {
  const counts = countReport({
    numPassedTests: 5,
    numFailedTests: 1,
    testResults: [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
    ],
  });
  expect(counts).toEqual({ passed: 5, failed: 2 });
});

test("journeys whose portal does not start count as a failure", () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0 };
  expect(countReport({ stats, errors: [{ message: "The portal did not start" }] })).toEqual({
    passed: 0,
    failed: 1,
  });
});

test("a test that passes only on its second try counts as passed and is named", () => {
  const journeys = {
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    suites: [
      {
        specs: [{ title: "signs in", tests: [{ status: "expected" }] }],
        suites: [{ specs: [{ title: "signs out", tests: [{ status: "flaky" }] }] }],
      },
    ],
  };
  expect(countReport(journeys)).toEqual({ passed: 4, failed: 1 });
  expect(secondTries(journeys)).toEqual(["signs out"]);
  const assertionResults = [
    { fullName: "a first try", status: "passed", failureMessages: [] },
    { fullName: "a second try", status: "passed", failureMessages: ["AssertionError"] },
    { fullName: "no luck", status: "failed", failureMessages: ["AssertionError", "AssertionError"] },
  ];
  expect(secondTries({ testResults: [{ assertionResults }] })).toEqual(["a second try\n    AssertionError"]);
});

test("a failed test is named with the errors of its tries, and so is a file that did not load", () => {
  const journeys = {
    suites: [
      {
        specs: [
          { title: "signs in", tests: [{ status: "flaky", results: [{ error: { message: "once" } }, {}] }] },
          {
            title: "signs out",
            tests: [
              {
                status: "unexpected",
                results: [
                  { error: { message: "first" } },
                  {
                    error: {
                      message: "\u001b[31mnot seen\u001b[39m\n\nCall log:",
                      location: { file: "/here/sign-out.spec.ts", line: 3 },
                    },
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    errors: [{ message: "The portal did not start" }],
  };
  expect(failures(journeys)).toEqual([
    "signs out\n    first\n    not seen (sign-out.spec.ts:3)\n    Call log:",
    "the run itself\n    The portal did not start",
  ]);
  const testResults = [
    {
      name: "a.test.ts",
      status: "failed",
      message: "",
      assertionResults: [
        { fullName: "holds", status: "passed", failureMessages: ["AssertionError: once"] },
        { fullName: "breaks", status: "failed", failureMessages: ["Error: 1", "Error: 2\n at 1:1"] },
      ],
    },
    { name: "b.test.ts", status: "failed", message: "SyntaxError: no\n…", assertionResults: [] },
    {
      name: "c.test.ts",
      status: "failed",
      message: "Connection terminated",
      assertionResults: [{ fullName: "is never begun", status: "skipped" }],
    },
  ];
  expect(failures({ testResults })).toEqual([
    "breaks\n    Error: 1\n    Error: 2\n    at 1:1",
    "b.test.ts\n    SyntaxError: no\n    …",
    "c.test.ts\n    Connection terminated",
  ]);
  expect(failedFiles({ testResults })).toEqual(["a.test.ts", "b.test.ts", "c.test.ts"]);
  expect(countReport({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 3,
  });
});

test("a file that is rerun counts with its second run, and its tests are counted once", () => {
  const testResults = [
    {
      name: "a.test.ts",
      status: "failed",
      assertionResults: [{ status: "passed" }, { status: "failed" }],
    },
    { name: "b.test.ts", status: "passed", assertionResults: [{ status: "passed" }] },
  ];
  const first = { numPassedTests: 2, numFailedTests: 1, testResults };
  const again = (passed: number, failed: number) => ({ numPassedTests: passed, numFailedTests: failed });
  expect(countWithRerun(first, again(2, 0))).toEqual({ passed: 3, failed: 0 });
  expect(countWithRerun(first, again(1, 1))).toEqual({ passed: 2, failed: 1 });
  expect(countWithRerun(first, again(0, 0))).toEqual({ passed: 2, failed: 1 });
  const journeys = (expected: number, unexpected: number) => ({ stats: { expected, unexpected, flaky: 0 } });
  expect(countWithRerun(journeys(5, 1), journeys(1, 0))).toEqual({ passed: 6, failed: 0 });
});

test("a report in an unknown format is refused", () => {
  expect(() => countReport({})).toThrow("not a test report");
});

test("addUp adds the counts of several reports", () => {
  expect(
    addUp([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3 });
});
