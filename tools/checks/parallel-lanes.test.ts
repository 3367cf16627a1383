import { expect, test } from "vitest";
import { countTasks } from "./count-tests.ts";
import { runJobs, together } from "./parallel-lanes.ts";

test("a task built in one lane and cached in the other counts once, and a failed task stays failed", () => {
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

test("as many jobs run in parallel as requested, and the next starts when one ends", async () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((end) => void ends.set(name, () => end(name)));
  };
  const all = runJobs(["long", "short", "next", "last"].map(job), 2);
  const after = async (name: string) => {
    ends.get(name)?.();
    await new Promise((done) => setImmediate(done));
  };
  expect(begun).toEqual(["long", "short"]);
  await after("short");
  expect(begun).toEqual(["long", "short", "next"]);
  await after("long");
  await after("next");
  await after("last");
  expect(begun).toEqual(["long", "short", "next", "last"]);
  expect((await all).toSorted()).toEqual(["last", "long", "next", "short"]);
});
