import fc from "fast-check";
import { expect, test } from "vitest";
import { instant } from "../time.ts";
import type { Attempt } from "./attempts.ts";
import { passesForProficiency, proficiencyOf } from "./proficiency.ts";
import { passesLeft, passesShown, standingOf, standings } from "./standing.ts";

/** `p`assed, `f`ailed, `n`ot counted; one a minute. */
function attempts(letters: string, version = "1"): readonly Attempt[] {
  return Array.from(letters).map((letter, place) => ({
    id: String(place).padStart(4, "0"),
    startedAt: instant(place * 60_000),
    version,
    isMet: letter === "n" ? null : letter !== "f",
  }));
}

test.each([
  ["f", "begun"],
  ["n", "begun"],
  ["p", "on_the_way"],
  ["fp", "on_the_way"],
  ["pf", "begun"],
  ["pn", "on_the_way"],
  ["pp", "proficient"],
  ["pnp", "proficient"],
  ["ppf", "proficient"],
  ["ppff", "practise"],
  ["ppfnf", "practise"],
  ["ppnnn", "proficient"],
  ["ppffp", "proficient"],
] as const)(
  "%s is %s: the latest attempts decide, once proficient two failures in a row",
  (letters, standing) => {
    expect(standingOf(attempts(letters)).standing).toBe(standing);
  },
);

test("a pass of one version does not go on in the next", () => {
  const [first] = attempts("p");
  const [, second] = attempts("pp", "2");
  if (first === undefined || second === undefined) throw new Error("there are two");
  expect(standingOf([first, second])).toMatchObject({ standing: "on_the_way", passesNow: 1, attempts: 2 });
});

test("the strip has the latest attempts, the oldest first", () => {
  const { passes, attempts: count } = standingOf(attempts(`${"f".repeat(20)}pn`));
  expect(count).toBe(21);
  expect(passes).toHaveLength(passesShown);
  expect(passes.slice(-3)).toEqual([false, true, null]);
});

const anyLetters = fc.string({ unit: fc.constantFrom("p", "f", "n"), minLength: 1, maxLength: 30 });

test("in whatever order attempts come, somebody stands the same; proficient is never said without its day", () => {
  fc.assert(
    fc.property(anyLetters, fc.gen(), (letters, gen) => {
      const made = attempts(letters);
      const found = standingOf(made);
      const shuffled = gen(() => fc.shuffledSubarray([...made], { minLength: made.length }));
      expect(standingOf(shuffled)).toEqual(found);
      expect(standings).toContain(found.standing);
      const isProven = proficiencyOf(made).proficientSince !== null;
      expect(found.standing === "proficient" || found.standing === "practise").toBe(isProven);
      expect(found.proficientSince !== null).toBe(isProven);
    }),
  );
});

test("one more pass never makes somebody stand worse, and enough of them make them proficient", () => {
  fc.assert(
    fc.property(anyLetters, (letters) => {
      const [before, after] = [letters, `${letters}p`].map((each) =>
        standings.indexOf(standingOf(attempts(each)).standing),
      );
      expect(after).toBeLessThanOrEqual(before ?? -1);
      const enough = standingOf(attempts(letters + "p".repeat(passesForProficiency)));
      expect(enough.standing).toBe("proficient");
    }),
  );
});

test("passes that are missing are never none", () => {
  expect(passesLeft({ passesNow: 0 })).toBe(passesForProficiency);
  expect(passesLeft({ passesNow: 1 })).toBe(passesForProficiency - 1);
  expect(passesLeft({ passesNow: 99 })).toBe(1);
});
