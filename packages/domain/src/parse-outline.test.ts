import { expect, test } from "vitest";
import { outline } from "./parse-outline.ts";

test("an outline is read by indentation, and its lines are split at bars", () => {
  const text = `
    Aorta | large
      Arch
        Left
      Neck
    Leg`;
  const named = (entries: ReturnType<typeof outline>): unknown =>
    entries.map(({ cells, below }) => [cells, named(below)]);
  expect(named(outline(text))).toEqual([
    [
      ["Aorta", "large"],
      [
        [["Arch"], [[["Left"], []]]],
        [["Neck"], []],
      ],
    ],
    [["Leg"], []],
  ]);
  expect(outline("")).toEqual([]);
});
