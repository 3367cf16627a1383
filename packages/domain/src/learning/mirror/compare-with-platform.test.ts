import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareWithPlatform, isImplausiblyEmpty } from "./compare-with-platform.ts";

const fields = ["name", "code"] as const;
const known = (platformId: string, name: string, isGone = false) => ({ platformId, name, code: "", isGone });
const given = (platformId: string, name: string) => ({ platformId, name, code: "" });

describe("comparing the learning platform with the stored state", () => {
  test("added, renamed, removed and restored entries are found (5.043)", () => {
    const before = [
      known("1", "Carotid"),
      known("2", "Aorta"),
      known("3", "Stroke", true),
      known("4", "Renal"),
    ];
    const now = [
      given("1", "Carotid stenting"),
      given("3", "Stroke"),
      given("4", "Renal"),
      given("5", "Iliac"),
    ];
    const { added, changed, gone } = compareWithPlatform(fields, before, now);
    expect(added).toEqual([now[3]]);
    expect(gone).toEqual([before[1]]);
    expect(changed.map(({ fields: differing, isBack }) => ({ differing, isBack }))).toEqual([
      { differing: [{ field: "name", before: "Carotid", after: "Carotid stenting" }], isBack: false },
      { differing: [], isBack: true },
    ]);
  });

  test("of two entries with the same id, the first counts", () => {
    const { added } = compareWithPlatform(fields, [], [given("1", "A"), given("1", "B")]);
    expect(added.map(({ name }) => name)).toEqual(["A"]);
  });

  const id = fc.constantFrom("1", "2", "3", "4", "5");
  const text = fc.constantFrom("A", "B");
  const listOf = <T extends { readonly platformId: string }>(one: fc.Arbitrary<T>) =>
    fc.uniqueArray(one, { selector: ({ platformId }) => platformId });
  const anyGiven = fc.record({ platformId: id, name: text, code: text });
  const anyKnown = fc.record({ platformId: id, name: text, code: text, isGone: fc.boolean() });

  test("after the changes are applied no difference remains, and no stored entry is lost", () => {
    fc.assert(
      fc.property(listOf(anyKnown), listOf(anyGiven), (before, now) => {
        const { added, changed, gone } = compareWithPlatform(fields, before, now);
        const after = [
          ...before.map((each) => {
            const change = changed.find(({ known: former }) => former === each);
            if (change !== undefined) return { ...change.given, isGone: false };
            return gone.includes(each) ? { ...each, isGone: true } : each;
          }),
          ...added.map((each) => ({ ...each, isGone: false })),
        ];
        expect(compareWithPlatform(fields, after, now)).toEqual({ added: [], changed: [], gone: [] });
        const shown = (
          all: readonly { readonly platformId: string; readonly name: string; readonly code: string }[],
        ) => all.map(({ platformId, name, code }) => `${platformId} ${name} ${code}`).toSorted();
        expect(shown(after.filter(({ isGone }) => !isGone))).toEqual(shown(now));
        for (const { platformId } of before)
          expect(after.some((each) => each.platformId === platformId)).toBe(true);
      }),
    );
  });
});

test("an empty answer is implausible if entries were stored before", () => {
  expect(isImplausiblyEmpty([known("1", "A")], [])).toBe(true);
  expect(isImplausiblyEmpty([known("1", "A", true)], [])).toBe(false);
  expect(isImplausiblyEmpty([], [])).toBe(false);
  expect(isImplausiblyEmpty([known("1", "A")], [given("2", "B")])).toBe(false);
});
