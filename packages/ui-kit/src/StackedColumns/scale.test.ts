import { expect, test } from "vitest";
import { countTicks } from "./scale.ts";

test("ticks are few whole numbers from 0 up to at least the highest count", () => {
  for (let highest = 0; highest <= 2000; highest += 1) {
    const lines = countTicks(highest);
    expect(lines[0]).toBe(0);
    expect(lines.every(Number.isInteger)).toBe(true);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(highest);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(8);
  }
});
