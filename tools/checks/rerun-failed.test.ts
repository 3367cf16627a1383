import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countWithRerun } from "./count-tests.ts";
import { isExplained, rerunFailed } from "./rerun-failed.ts";

const root = mkdtempSync(join(tmpdir(), "cathedra-rerun-"));
mkdirSync(join(root, "tools"));
symlinkSync(resolve(import.meta.dirname, "../../node_modules"), join(root, "node_modules"));
afterAll(() => rmSync(root, { recursive: true }));

/** A suite of one file, which failed in the run and has this content now. */
function failedSuite(content: string, failures = 1) {
  const name = join(root, "tools/race.test.ts");
  writeFileSync(name, `import { expect, test } from "vitest";\n${content}`);
  const assertionResults = Array.from({ length: failures }, (_, index) => ({
    fullName: `test ${index}`,
    status: "failed",
  }));
  const testResults = [{ name, status: "failed", assertionResults }];
  return { suite: "tools/tools", report: { numPassedTests: 0, numFailedTests: failures, testResults } };
}

test.each([
  ["a race that is now won", "test('wins', () => {});", { passed: 1, failed: 0 }],
  ["a broken test", "test('is', () => expect(1).toBe(2));", { passed: 0, failed: 1 }],
  ["a file that does not load", "throw new Error('no');", { passed: 0, failed: 1 }],
])("%s is rerun once by the suite's own runner", (_, content, counts) => {
  const suite = failedSuite(content);
  expect(countWithRerun(suite.report, rerunFailed(root, [suite], "ignore").get(suite.suite))).toEqual(counts);
});

test("nothing is rerun if all tests passed, or if more failed than a race could explain", () => {
  const passed = { suite: "tools/tools", report: { numPassedTests: 3, numFailedTests: 0, testResults: [] } };
  expect(rerunFailed(root, [passed, failedSuite("test('wins', () => {});", 11)], "ignore").size).toBe(0);
});

test("a failed lane is excused only by tests that passed in the rerun", () => {
  const lane = (...tasks: [taskId: string, exitCode: number][]) => ({
    ok: false,
    summary: {
      tasks: tasks.map(([taskId, exitCode]) => ({
        taskId,
        task: taskId.replace(/^.*#/, ""),
        execution: { exitCode },
      })),
    },
  });
  const passed = new Set(["api"]);
  expect(isExplained(lane(["@cathedra/api#test", 1], ["@cathedra/domain#build", 0]), passed)).toBe(true);
  expect(isExplained(lane(["@cathedra/api#test", 1], ["@cathedra/web#test", 1]), passed)).toBe(false);
  expect(isExplained(lane(["@cathedra/api#build", 1]), passed)).toBe(false);
  expect(isExplained(lane(), passed)).toBe(false);
});
