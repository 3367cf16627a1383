import { expect, test } from "vitest";
import { curriculumParts } from "./curriculum-rows.ts";

const unit = (id: number, type = "Content") => ({ id, name: `Unit ${id}`, type });

test("units are grouped under the preceding Section, with the progress in each (5.009, 5.015)", () => {
  const units = [unit(1), unit(2, "Section"), unit(3), unit(4, "Test"), unit(5, "section")];
  const told = [
    { id: 3, completion_status: "completed", total_time: 60, score: null },
    { id: 4, completion_status: "in_progress", total_time: 20, score: 50 },
    { id: 99, completion_status: "completed", total_time: 1, score: null },
  ];
  const parts = curriculumParts(units, told);
  expect(parts.map(({ heading, units: below }) => [heading?.id, below.map(({ id }) => id)])).toEqual([
    [undefined, [1]],
    [2, [3, 4]],
    [5, []],
  ]);
  expect(parts.flatMap(({ units: below }) => below.map(({ status, score }) => [status, score]))).toEqual([
    ["not_attempted", null],
    ["completed", null],
    ["in_progress", 50],
  ]);
});

test("a course without units has no parts", () => {
  expect(curriculumParts([], [])).toEqual([]);
});
