import { expect, test } from "vitest";
import { daySpan } from "./day-span.ts";

test("a whole day begins at midnight and ends at the next one", () => {
  const { from, to } = daySpan("2026-02-28", "2026-02-28");
  expect(new Date(from)).toEqual(new Date(2026, 1, 28));
  expect(new Date(to)).toEqual(new Date(2026, 2, 1));
  expect(Date.parse(daySpan("2026-12-01", "2026-12-31").to)).toBe(new Date(2027, 0, 1).getTime());
});
