import { expect, test } from "vitest";
import { failureUntilNextStart } from "./start-failure.ts";

const of = (status: string) => ({ status });

test("a failed start is kept until another start, and an ended session is not kept", () => {
  const failed = of("off");
  expect(failureUntilNextStart(null, failed)).toBe(failed);
  expect(failureUntilNextStart(failed, null)).toBe(failed);
  expect(failureUntilNextStart(failed, of("desired"))).toBeNull();
  expect(failureUntilNextStart(failureUntilNextStart(null, of("started")), null)).toBeNull();
});
