import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import { eventNow } from "./event-now.ts";
import type { EventLife } from "./event-times.ts";

const event: EventLife = { eventAt: noon, durationInSeconds: 3600, archivedAt: null };
const at = (seconds: number, machine: Parameters<typeof eventNow>[1] = null) =>
  eventNow(event, machine, later(seconds));

describe("how soon an event begins", () => {
  test.each([
    [-3601, null],
    [-3600, "Starts in 60 min"],
    [-3541, "Starts in 60 min"],
    [-3540, "Starts in 59 min"],
    [-121, "Starts in 3 min"],
    [-120, "Starts in 2 min"],
    [-61, "Starts in 2 min"],
    [-60, "Starts in 1 min"],
    [-1, "Starts in 1 min"],
    [0, "Starts now"],
    [59, "Starts now"],
    [60, null],
    [5000, null],
  ])("%i seconds after its time: %s", (seconds, words) => expect(at(seconds).starts).toBe(words));
});

describe("one may come", () => {
  test.each([
    [-601, false],
    [-600, true],
    [0, true],
    [3899, true],
    [3900, false],
  ])("%i seconds after its time: %s (3.008, 3.017)", (seconds, is) =>
    expect(at(seconds).isJoinOffered).toBe(is),
  );

  test("as long as its session goes on, whatever the clock says (3.016)", () => {
    for (const seconds of [-900, 4000]) {
      expect(at(seconds, "started").isJoinOffered).toBe(true);
      expect(at(seconds, "off").isJoinOffered).toBe(false);
    }
  });

  test("never to one that was called off", () => {
    const cancelled = { ...event, archivedAt: noon };
    expect(eventNow(cancelled, "started", later(-60))).toEqual({
      starts: null,
      isJoinOffered: false,
      changesAt: null,
    });
  });
});

test("nothing changes before it is said to, and something may then", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -8000, max: 5000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (s, part) => {
        const now = later(s);
        const { changesAt, ...said } = eventNow(event, null, now);
        if (changesAt === null) {
          expect(s).toBeGreaterThanOrEqual(3900);
          return;
        }
        expect(changesAt).toBeGreaterThan(now);
        const between = Math.min(changesAt - 1, Math.floor(now + part * (changesAt - now)));
        expect(eventNow(event, null, between as typeof now)).toMatchObject(said);
      },
    ),
  );
});
