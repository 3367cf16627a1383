import { expect, test } from "vitest";
import { stormPlan } from "./storm-plan.ts";

test("three storms with different seeds run by default, and options override this", () => {
  expect(stormPlan({}, 5_000_042)).toEqual({ seeds: [42, 43, 44], acts: 30 });
  expect(stormPlan({ seed: "7", acts: "100", rounds: "1" }, 0)).toEqual({ seeds: [7], acts: 100 });
});

test.each([[{ seed: "x" }], [{ acts: "0" }], [{ rounds: "-1" }]])(
  "%j is refused in one sentence",
  (options) => {
    expect(stormPlan(options, 0)).toMatch(/^--(seed|acts|rounds) is a whole number/);
  },
);
