import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import { instant } from "../../time.ts";
import {
  countMostHeld,
  fitEvent,
  freeMachinesIn,
  fullTimes,
  getReservation,
  type Hold,
} from "./reservations.ts";

const hour = 3600;
const hold = (from: number, to: number): Hold => ({ opensAt: later(from), closesAt: later(to) });

test("an event reserves a machine from ten minutes before its start to five minutes after its end (X64, X65)", () => {
  expect(getReservation({ eventAt: noon, durationInSeconds: hour })).toEqual(hold(-600, hour + 300));
});

describe("adding another event (X65)", () => {
  const standing = getReservation({ eventAt: noon, durationInSeconds: hour });

  test.each([
    ["an event at the same time", 0, false],
    ["an event whose lead begins when the other's grace ends", hour + 300 + 600, true],
    ["an event one second earlier than after the other's grace", hour + 300 + 599, false],
    ["an event whose grace ends when the other's lead begins", -600 - 300 - hour, true],
    ["an event one second later than before the other's lead", -600 - 300 - hour + 1, false],
  ])("%s", (_when, at, fits) => {
    const event = { eventAt: later(at), durationInSeconds: hour };
    expect(fitEvent(event, [standing], 1).ok).toBe(fits);
    expect(fitEvent(event, [standing], 2).ok).toBe(true);
  });

  test("an event is refused when ongoing sessions hold all machines", () => {
    const event = { eventAt: noon, durationInSeconds: hour };
    expect(fitEvent(event, [hold(-1800, 1800)], 1)).toEqual({
      ok: false,
      error: { code: "TOO_MANY_EVENTS" },
    });
  });

  test("an event is refused when there is no machine", () => {
    expect(fitEvent({ eventAt: noon, durationInSeconds: hour }, [], 0).ok).toBe(false);
  });
});

const anyHold = fc
  .tuple(fc.nat(200), fc.integer({ min: 0, max: 60 }))
  .map(([from, length]): Hold => ({ opensAt: instant(from), closesAt: instant(from + length) }));
const heldAt = (holds: readonly Hold[], at: number) =>
  holds.filter(({ opensAt, closesAt }) => opensAt <= at && at < closesAt).length;

test("the peak equals the highest number held at any instant of the window", () => {
  fc.assert(
    fc.property(fc.array(anyHold, { maxLength: 12 }), anyHold, (holds, window) => {
      let most = 0;
      for (let at: number = window.opensAt; at < window.closesAt; at += 1)
        most = Math.max(most, heldAt(holds, at));
      expect(countMostHeld(holds, window)).toBe(most);
      expect(freeMachinesIn(holds, window, 3)).toBe(Math.max(0, 3 - most));
    }),
  );
});

test("a time is full exactly when as many machines are held as the fleet has", () => {
  fc.assert(
    fc.property(fc.array(anyHold, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (holds, fleet) => {
      const full = fullTimes(holds, fleet);
      for (let at = 0; at < 270; at += 1) expect(heldAt(full, at)).toBe(heldAt(holds, at) >= fleet ? 1 : 0);
      for (const [index, { opensAt }] of full.entries())
        expect(opensAt).toBeGreaterThan(full[index - 1]?.closesAt ?? -1);
    }),
  );
});

test("events accepted one after the other never need more machines than the fleet has (X65)", () => {
  const anyEvent = fc.record({
    eventAt: fc.integer({ min: 0, max: 200 }).map((quarters) => later(quarters * 900)),
    durationInSeconds: fc.integer({ min: 1, max: 4 }).map((hours) => hours * hour),
  });
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), (events, fleet) => {
      const taken: Hold[] = [];
      for (const event of events) {
        const fits = fitEvent(event, taken, fleet);
        if (fits.ok) taken.push(fits.value);
      }
      for (const { opensAt } of taken) expect(heldAt(taken, opensAt)).toBeLessThanOrEqual(fleet);
      for (const event of events) {
        const full = getReservation(event);
        if (!fitEvent(event, taken, fleet).ok)
          expect(taken.some(({ opensAt }) => heldAt(taken, Math.max(opensAt, full.opensAt)) >= fleet)).toBe(
            true,
          );
      }
    }),
  );
});
