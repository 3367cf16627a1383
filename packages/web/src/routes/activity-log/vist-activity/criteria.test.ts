import { resultTree } from "@cathedra/domain/results";
import { expect, test } from "vitest";
import { criteriaOf, criteriaText } from "./criteria.ts";

const metric = (internal_id: string) => ({
  internal_id,
  label: internal_id,
  description: "",
  unit: "s",
  data_type: "float" as const,
  value_format: "number" as const,
  is_comparable: true,
  order: 0,
});
const atMost = (id: string, value: number) => ({
  id,
  metric: id,
  value,
  default_operator: "lessequal" as const,
});
const exercise = {
  metrics: ["time", "dose", "turns", "free"].map(metric),
  groups: [],
  benchmarks: [atMost("time", 10), atMost("dose", 5), atMost("turns", 3)],
};

test("what has no value is no criterion that was evaluated, and the header says so (6.008)", () => {
  const of = (values: Record<string, number>) => criteriaText(criteriaOf(resultTree(exercise, values)));
  expect(of({ time: 9, dose: 5 })).toBe("2 of 3 criteria evaluated, all met");
  expect(of({ time: 9, dose: 6, turns: 1, free: 2 })).toBe("3 of 3 criteria evaluated, 2 met");
  expect(of({ time: 11 })).toBe("1 of 3 criteria evaluated, none met");
  expect(of({ free: 1 })).toBe("0 of 3 criteria evaluated");
});

test("a metric in two groups is one criterion, and an exercise that asks for nothing has none", () => {
  const group = { label: "A", description: "", is_expanded_by_default: true, metrics: ["time"], groups: [] };
  const twice = { ...exercise, groups: [group, { ...group, label: "B" }] };
  expect(criteriaOf(resultTree(twice, { time: 9 }))).toEqual({ asked: 3, evaluated: 1, met: 1 });
  expect(criteriaText(criteriaOf(resultTree({ ...exercise, benchmarks: [] }, { time: 9 })))).toBe("");
});
