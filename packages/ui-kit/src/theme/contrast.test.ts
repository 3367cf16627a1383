import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { type light, type Theme, themes } from "./values.ts";

type Meaning = keyof typeof light;

/** Text colours with their backgrounds, which need a contrast of 4.5:1 (WCAG 2.2, 1.4.3). */
const text: Partial<Record<Meaning, readonly Meaning[]>> = {
  ink: ["canvas", "surface", "surfaceRaised", "surfaceSunken", "surfaceHover"],
  inkMuted: ["canvas", "surface", "surfaceRaised", "surfaceSunken", "surfaceHover"],
  accentInk: ["canvas", "surface", "surfaceRaised", "surfaceSunken", "surfaceHover"],
  dangerInk: ["canvas", "surface", "surfaceRaised", "surfaceSunken", "surfaceHover"],
  onAccent: ["accent", "accentHover", "accentPressed"],
  onDanger: ["danger", "dangerHover", "dangerPressed"],
  onAccentSoft: ["accentSoft"],
  onDangerSoft: ["dangerSoft"],
  onSuccessSoft: ["successSoft"],
  onWarningSoft: ["warningSoft"],
  onInfoSoft: ["infoSoft"],
  onNeutralSoft: ["neutralSoft"],
};

/** Borders of controls, focus rings, icons and meaningful bars need a contrast of 3:1 (WCAG 2.2, 1.4.11). */
const graphics: Partial<Record<Meaning, readonly Meaning[]>> = {
  lineControl: ["canvas", "surface", "surfaceRaised", "surfaceSunken", "surfaceHover"],
  focus: [
    "canvas",
    "surface",
    "surfaceRaised",
    "surfaceSunken",
    "accentSoft",
    "dangerSoft",
    "successSoft",
    "warningSoft",
    "infoSoft",
  ],
  accent: ["canvas", "surface", "surfaceRaised", "surfaceSunken"],
  success: ["surface", "surfaceRaised", "successSoft"],
  warning: ["surface", "surfaceRaised", "warningSoft"],
  danger: ["surface", "surfaceRaised", "dangerSoft"],
  info: ["surface", "surfaceRaised", "infoSoft"],
  series1: ["surface"],
  series2: ["surface"],
  series3: ["surface"],
  series4: ["surface"],
};

function pairs(of: Partial<Record<Meaning, readonly Meaning[]>>) {
  return (Object.keys(themes) as Theme[]).flatMap((theme) =>
    (Object.entries(of) as [Meaning, readonly Meaning[]][]).flatMap(([fore, grounds]) =>
      grounds.map((ground) => ({
        theme,
        fore,
        ground,
        ratio: contrast(themes[theme][fore], themes[theme][ground]),
      })),
    ),
  );
}

test("black on white has a contrast of 21, and a colour on itself of 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#777777")).toBe(1);
});

test("a known pair just below the limit is distinguished from one just above it", () => {
  expect(contrast("#777777", "#ffffff")).toBeLessThan(4.5);
  expect(contrast("#767676", "#ffffff")).toBeGreaterThan(4.5);
});

describe("text contrast", () => {
  test.each(pairs(text))("$theme: $fore on $ground", ({ ratio }) => {
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});

describe("contrast of controls and symbols", () => {
  test.each(pairs(graphics))("$theme: $fore on $ground", ({ ratio }) => {
    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});
