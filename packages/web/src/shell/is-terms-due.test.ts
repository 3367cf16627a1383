import { expect, test } from "vitest";
import { isTermsDue } from "./is-terms-due.ts";

const on = (text: string) => Date.parse(`${text}T12:00:00Z`);

test("terms are due from their day on, and never if there are none", () => {
  const terms = { inForceFrom: "2026-09-01" };
  expect(isTermsDue(terms, on("2026-08-31"))).toBe(false);
  expect(isTermsDue(terms, on("2026-09-01"))).toBe(true);
  expect(isTermsDue(undefined, on("2026-09-01"))).toBe(false);
});
