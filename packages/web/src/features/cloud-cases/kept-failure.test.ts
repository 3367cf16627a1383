import { expect, test } from "vitest";
import { keptAfter } from "./kept-failure.ts";

const of = (status: string) => ({ status });

test("a failure stays until something else is started; a session that ended leaves nothing", () => {
  const failed = of("off");
  expect(keptAfter(null, failed)).toBe(failed);
  expect(keptAfter(failed, null)).toBe(failed);
  expect(keptAfter(failed, of("desired"))).toBeNull();
  expect(keptAfter(keptAfter(null, of("started")), null)).toBeNull();
});
