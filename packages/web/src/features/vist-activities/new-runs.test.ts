import { expect, test } from "vitest";
import { newRuns } from "./new-runs.ts";

const runs = ["c", "b", "a"].map((id) => ({ id }));

test("the runs shown first do not count as new", () => expect(newRuns(null, runs)).toEqual([]));

test("only runs that were not shown before count as new", () => {
  expect(newRuns(new Set(["b", "a"]), runs)).toEqual([{ id: "c" }]);
  expect(newRuns(new Set(["a", "b", "c", "d"]), runs)).toEqual([]);
});
