import { expect, test } from "vitest";
import { barTones, getBar } from "./value-bar.ts";

const asked = (value: number | boolean) => ({
  id: "b",
  metric: "m",
  default_operator: "lessequal" as const,
  value,
});

test("a value and its benchmark share one bar, with room beyond the larger", () => {
  const bar = getBar({ value: 50, benchmarks: [asked(100)] });
  expect(bar?.asked).toBeCloseTo(1 / 1.1);
  expect(bar?.value).toBeCloseTo(0.5 / 1.1);
});

test("a missing, boolean or negative value has no bar, nor a value without a single positive benchmark", () => {
  expect(getBar({ value: null, benchmarks: [asked(100)] })).toBeNull();
  expect(getBar({ value: true, benchmarks: [asked(true)] })).toBeNull();
  expect(getBar({ value: -1, benchmarks: [asked(100)] })).toBeNull();
  expect(getBar({ value: 0, benchmarks: [asked(0)] })).toBeNull();
  expect(getBar({ value: 3, benchmarks: [] })).toBeNull();
  expect(getBar({ value: 3, benchmarks: [asked(1), asked(2)] })).toBeNull();
});

test("the colour of a bar is neutral for a metric that was not evaluated", () => {
  expect(barTones).toEqual({ met: "success", not_met: "warning", not_evaluated: "neutral" });
});
