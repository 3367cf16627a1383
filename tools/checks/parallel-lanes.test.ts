import { expect, test } from "vitest";
import { countTasks } from "./count-tests.ts";
import { together } from "./parallel-lanes.ts";

test("what one lane built and the other found in the cache counts once, and what failed stays failed", () => {
  const first = {
    tasks: [
      { taskId: "web#build", task: "build", execution: { exitCode: 1 }, cache: { status: "MISS" } },
      { taskId: "domain#build", task: "build", execution: { exitCode: 0 }, cache: { status: "MISS" } },
    ],
  };
  const second = {
    tasks: [
      { taskId: "web#build", task: "build", execution: { exitCode: 0 }, cache: { status: "MISS" } },
      { taskId: "domain#build", task: "build", cache: { status: "HIT" } },
    ],
  };
  expect(countTasks(together([first, second]))).toEqual({ passed: 1, failed: 1 });
});
