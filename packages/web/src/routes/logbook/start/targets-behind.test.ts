import { expect, it } from "vitest";
import { otherTargetsText, targetsBehind } from "./targets-behind.ts";

const behind = (done: number, expected: number) => ({ state: "behind" as const, done, expected });
const onTrack = { state: "onTrack" as const, done: 9, expected: 8 };
const reached = { state: "reached" as const, done: 9, expected: 8 };

it("the four targets furthest behind are shown, with a summary of the others", () => {
  const targets = [behind(3, 5), onTrack, behind(0, 9), behind(4, 5), behind(1, 5), reached, behind(2, 5)];
  const shown = targetsBehind(targets);
  expect(shown.map(({ done }) => done)).toEqual([0, 1, 2, 3]);
  expect(otherTargetsText(targets, shown.length)).toBe("Other targets: 1 behind, 1 on track, 1 reached.");
});

it("if no target is behind, the summary says so", () => {
  expect(otherTargetsText([onTrack, reached], 0)).toBe(
    "None of your 2 targets is behind: 1 on track, 1 reached.",
  );
  expect(otherTargetsText([behind(0, 1)], 1)).toBe("No other targets are set for you.");
});
