import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attemptsOf, someAttempts } from "../../test/results.ts";
import {
  learningCurve,
  learningCurveChances,
  learningCurveParameters as parameters,
} from "./learning-curve.ts";

const rounded = (story: string) =>
  learningCurve(attemptsOf(story)).points.map(({ score }) =>
    score === null ? null : Number(score.toFixed(3)),
  );

describe("the learning curve (LC-CUSUM)", () => {
  test("a pass adds ln(0.9 / 0.6), a failure takes ln(0.4 / 0.1), never below 0", () => {
    const { gain, loss } = learningCurve([]);
    expect([gain, loss].map((each) => each.toFixed(4))).toEqual(["0.4055", "1.3863"]);
    expect(rounded("++++-")).toEqual([0.405, 0.811, 1.216, 1.622, 0.236]);
    expect(rounded("+-+")).toEqual([0.405, 0, 0.405]);
  });

  test("speaks with the eighth pass in a row, and is over then", () => {
    expect(3 / Math.log(0.9 / 0.6)).toBeGreaterThan(7);
    expect(3 / Math.log(0.9 / 0.6)).toBeLessThan(8);
    expect(learningCurve(attemptsOf("+++++++")).reachedBy).toBeNull();
    const attempts = attemptsOf("++++++++-");
    const curve = learningCurve(attempts);
    expect(curve).toMatchObject({ reachedBy: "8", reachedAt: attempts[7]?.startedAt });
    expect(curve.points.at(-1)?.score).toBeNull();
  });

  test("what does not count is no attempt, another version begins anew", () => {
    expect(rounded("+o+")).toEqual([0.405, null, 0.811]);
    expect(rounded("++|+")).toEqual([0.405, 0.811, 0.405]);
  });

  test("is never below 0, and does not depend on the order in which attempts are given", () => {
    fc.assert(
      fc.property(someAttempts, (attempts) => {
        const curve = learningCurve(attempts);
        expect(learningCurve(attempts.toReversed())).toEqual(curve);
        expect(curve.points.every(({ score }) => score === null || score >= 0)).toBe(true);
        expect(curve.points).toHaveLength(attempts.length);
      }),
    );
  });

  test("is as often wrong as people are told", () => {
    const next = numbers(20_261_122);
    const share = (failures: number, attempts: number) => {
      const people = 4000;
      let reached = 0;
      for (let person = 0; person < people; person += 1) {
        const story = Array.from({ length: attempts }, () => (next() < failures ? "-" : "+")).join("");
        if (learningCurve(attemptsOf(story)).reachedBy !== null) reached += 1;
      }
      return (100 * reached) / people;
    };
    for (const { attempts, wrongly, rightly } of learningCurveChances) {
      expect(Math.abs(share(parameters.unacceptable, attempts) - wrongly)).toBeLessThan(2);
      expect(Math.abs(share(parameters.acceptable, attempts) - rightly)).toBeLessThan(3);
    }
  });
});

/** The same numbers each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
