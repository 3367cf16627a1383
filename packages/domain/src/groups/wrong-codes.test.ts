import fc from "fast-check";
import { expect, test } from "vitest";
import { type Instant, instant } from "../time.ts";
import { waitAfterWrongCodes, wrongCodeLimits } from "./wrong-codes.ts";

const start = 10_000_000;
const after = (seconds: number): Instant => instant(start + seconds * 1000);

test("after ten wrong codes within ten minutes, the next try waits until the first is ten minutes old", () => {
  const nine = Array.from({ length: 9 }, (_, index) => after(index));
  expect(waitAfterWrongCodes(nine, 10, after(20))).toBe(0);
  expect(waitAfterWrongCodes([...nine, after(9)], 10, after(20))).toBe(580);
  expect(waitAfterWrongCodes([...nine, after(9)], 10, after(599.5))).toBe(1);
  expect(waitAfterWrongCodes([...nine, after(9)], 10, after(600))).toBe(0);
});

test("a person who waits as required never exceeds the limit and may always try again afterwards", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 200 }), { maxLength: 60 }), (pauses) => {
      const wrongAt: Instant[] = [];
      let now = after(0);
      for (const pause of pauses) {
        now = instant(now + pause * 1000);
        const wait = waitAfterWrongCodes(wrongAt, wrongCodeLimits.user, now);
        if (wait > 0) {
          expect(waitAfterWrongCodes(wrongAt, wrongCodeLimits.user, instant(now + wait * 1000))).toBe(0);
          continue;
        }
        wrongAt.push(now);
        const inWindow = wrongAt.filter((at) => at > now - wrongCodeLimits.windowMs);
        expect(inWindow.length).toBeLessThanOrEqual(wrongCodeLimits.user);
      }
    }),
  );
});
