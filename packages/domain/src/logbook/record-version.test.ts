import fc from "fast-check";
import { expect, test } from "vitest";
import { anyInstant } from "../../test/builders.ts";
import { instant } from "../time.ts";
import { isStale, nextVersion } from "./record-version.ts";

test("a version is stale if another one is stored, and a missing version is never stale", () => {
  const stored = instant(5000);
  expect(isStale(stored, stored)).toBe(false);
  expect(isStale(instant(4999), stored)).toBe(true);
  expect(isStale(instant(5001), stored)).toBe(true);
  expect(isStale(undefined, stored)).toBe(false);
});

test("each change gives a later version, even in the same millisecond or after the clock goes back", () => {
  fc.assert(
    fc.property(anyInstant, fc.array(anyInstant, { minLength: 2, maxLength: 20 }), (first, clock) => {
      const versions = [first];
      for (const now of clock) versions.push(nextVersion(versions.at(-1) ?? first, now));
      expect(versions).toEqual([...new Set(versions)].toSorted((one, other) => one - other));
    }),
  );
  expect(nextVersion(instant(5000), instant(9000))).toBe(9000);
});
