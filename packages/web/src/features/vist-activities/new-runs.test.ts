import { expect, test } from "vitest";
import { newRuns } from "./new-runs.ts";

const runs = ["c", "b", "a"].map((id) => ({ id }));

test("what is shown for the first time is no news", () => expect(newRuns(null, runs)).toEqual([]));

test("what was there before is no news, what was not is", () => {
  expect(newRuns(new Set(["b", "a"]), runs)).toEqual([{ id: "c" }]);
  expect(newRuns(new Set(["a", "b", "c", "d"]), runs)).toEqual([]);
});
