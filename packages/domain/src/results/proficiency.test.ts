import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attemptsOf, someAttempts } from "../../test/results.ts";
import { inTime, stretches } from "./attempts.ts";
import { passesForProficiency, proficiencyOf } from "./proficiency.ts";

/** Of a story such as `-++`: a pass +, a failure -, one that does not count o, another version from | on. */
const told = (story: string) => {
  const { passes, passesNow, longestRun, provenBy } = proficiencyOf(attemptsOf(story));
  return [passes, passesNow, longestRun, provenBy];
};

describe("proficient by two passes in a row", () => {
  test("two are asked for", () => expect(passesForProficiency).toBe(2));

  // Worked out by hand; attempts are numbered from 1.
  test.each([
    ["nothing yet", "", [0, 0, 0, null]],
    ["one pass", "+", [1, 1, 1, null]],
    ["two in a row", "-++", [2, 2, 2, "3"]],
    ["never two in a row", "+-+-+", [3, 1, 1, null]],
    ["proficient stays proficient, the run at present is over", "++-", [2, 0, 2, "2"]],
    ["the first proof counts", "++-+++", [5, 3, 3, "2"]],
    ["what does not count is passed over", "+o+", [2, 2, 2, "3"]],
    ["nor is it a pass", "+oo", [1, 1, 1, null]],
    ["a run does not go on into another version", "+|+", [2, 1, 1, null]],
    ["what was proven in an older version stays, the run begins anew", "++|-", [2, 0, 2, "2"]],
    ["and the newest version says how it goes at present", "+++|o", [3, 0, 3, "2"]],
  ])("%s: %s", (_, story, expected) => expect(told(story)).toEqual(expected));

  test("since the attempt that completed the run, with its version", () => {
    const attempts = attemptsOf("-|++");
    expect(proficiencyOf(attempts)).toMatchObject({
      proficientSince: attempts[2]?.startedAt,
      provenIn: attempts[2]?.version,
    });
  });

  test("attempts that do not count are not counted", () => {
    expect(proficiencyOf(attemptsOf("+o-oo"))).toMatchObject({ attempts: 2 });
  });

  test("another rule asks for three", () => {
    expect(proficiencyOf(attemptsOf("++-+++"), 3)).toMatchObject({ provenBy: "6" });
  });
});

describe("whatever the attempts", () => {
  test("the order in which they are given does not matter", () => {
    fc.assert(
      fc.property(someAttempts, fc.nat(), (attempts, turned) => {
        const at = attempts.length === 0 ? 0 : turned % attempts.length;
        const other = [...attempts.slice(at), ...attempts.slice(0, at)].toReversed();
        expect(proficiencyOf(other)).toEqual(proficiencyOf(attempts));
        expect(inTime(other)).toEqual(inTime(attempts));
      }),
    );
  });

  test("the run at present is no longer than the longest, that no longer than the passes, and the proof is a pass", () => {
    fc.assert(
      fc.property(someAttempts, fc.integer({ min: 1, max: 4 }), (attempts, asked) => {
        const { passes, passesNow, longestRun, provenBy, proficientSince } = proficiencyOf(attempts, asked);
        expect(passesNow).toBeLessThanOrEqual(longestRun);
        expect(longestRun).toBeLessThanOrEqual(passes);
        expect(provenBy !== null).toBe(longestRun >= asked);
        expect(proficientSince !== null).toBe(provenBy !== null);
        const proof = attempts.find(({ id }) => id === provenBy);
        if (proof !== undefined) expect(proof.isMet).toBe(true);
      }),
    );
  });

  test("nobody is proficient later because of one more pass", () => {
    fc.assert(
      fc.property(someAttempts, (attempts) => {
        const before = proficiencyOf(attempts);
        const last = inTime(attempts).at(-1);
        if (last === undefined) return;
        const more = { ...last, id: "~", isMet: true };
        const after = proficiencyOf([...attempts, more]);
        if (before.proficientSince !== null) expect(after.proficientSince).toBe(before.proficientSince);
        expect(after.passesNow).toBe(before.passesNow + 1);
      }),
    );
  });

  test("stretches have one version each, and all attempts once", () => {
    fc.assert(
      fc.property(someAttempts, (attempts) => {
        const found = stretches(attempts);
        expect(found.flat()).toEqual(inTime(attempts));
        for (const stretch of found) expect(new Set(stretch.map(({ version }) => version)).size).toBe(1);
        for (const [index, stretch] of found.entries())
          expect(found[index + 1]?.[0]?.version).not.toBe(stretch[0]?.version);
      }),
    );
  });
});
