import { expect, test } from "vitest";
import { keepStartFailure } from "./start-failure.ts";

const of = (status: string) => ({ status });

test("a failed start is kept until another start, and an ended session is not kept", () => {
  const failed = of("off");
  expect(keepStartFailure(null, failed)).toBe(failed);
  expect(keepStartFailure(failed, null)).toBe(failed);
  expect(keepStartFailure(failed, of("desired"))).toBeNull();
  expect(keepStartFailure(keepStartFailure(null, of("started")), null)).toBeNull();
});
