import fc from "fast-check";
import { expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import { countMostHeld, fitEvent, getReservation, type Hold } from "./reservations.ts";
import {
  freeUntil,
  isSingleUserMachineAvailable,
  nextFreeForOne,
  singleUserSessionSeconds,
} from "./single-user.ts";

const hold = (from: number, to: number): Hold => ({ opensAt: later(from), closesAt: later(to) });
const eventIn = (seconds: number) => getReservation({ eventAt: later(seconds), durationInSeconds: 3600 });

test.each<[string, number, number, readonly Hold[], boolean]>([
  ["a vacant machine and no reservation", 1, 1, [], true],
  ["no vacant machine", 0, 1, [], false],
  ["the one machine is reserved within the hour (X64)", 1, 1, [eventIn(3600 + 599)], false],
  ["the reservation of the machine begins when the hour ends", 1, 1, [eventIn(3600 + 600)], true],
  ["two machines, one reserved", 2, 2, [eventIn(1800)], true],
  ["two machines, one reserved and one in a session", 1, 2, [eventIn(1800), hold(-60, 3000)], false],
  ["two machines, the session ends before the event", 1, 2, [eventIn(1800), hold(-60, 1200)], true],
])("%s", (_what, vacant, usable, holds, isAvailable) => {
  expect(isSingleUserMachineAvailable({ vacant, resting: 0, usable, holds }, noon)).toBe(isAvailable);
});

test("a resting machine is available unless an event needs it, as a vacant one is (X64, 0139)", () => {
  const resting = (holds: readonly Hold[], usable = 1) =>
    isSingleUserMachineAvailable({ vacant: 0, resting: 1, usable, holds }, noon);
  expect(resting([])).toBe(true);
  expect(resting([eventIn(1800)])).toBe(false);
  expect(resting([eventIn(1800)], 2)).toBe(true);
});

test("the time of the next free machine is returned if it is known", () => {
  const next = (usable: number, holds: readonly Hold[]) =>
    nextFreeForOne({ vacant: 0, resting: 0, usable, holds }, noon);
  expect(next(0, [])).toBeNull();
  expect(next(1, [])).toBeNull();
  expect(next(1, [hold(-60, 1200)])).toBe(later(1200));
  expect(next(2, [hold(-60, 1200), hold(-60, 600)])).toBe(later(600));
  // The gap between the session and the event is shorter than a session of one hour.
  expect(next(1, [hold(-60, 600), eventIn(1800)])).toBe(eventIn(1800).closesAt);
});

test("a machine is free until the other reservations need all machines", () => {
  expect(freeUntil([], 1, noon)).toBeNull();
  expect(freeUntil([eventIn(7200)], 1, noon)).toBe(later(6600));
  expect(freeUntil([eventIn(7200)], 2, noon)).toBeNull();
  expect(freeUntil([hold(-100, 100)], 1, noon)).toBe(noon);
  expect(freeUntil([hold(-100, 0)], 1, noon)).toBeNull();
});

type Step = { readonly kind: "event" | "case"; readonly at: number; readonly hours: number };

test("for any mix of events and single users, the fleet suffices at every instant (X64, X65)", () => {
  const anyStep = fc.record({
    kind: fc.constantFrom("event" as const, "case" as const),
    at: fc.integer({ min: 0, max: 40 }),
    hours: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), fc.integer({ min: 1, max: 4 }), (steps, fleet) => {
      const taken: Hold[] = [];
      let now = noon;
      for (const { kind, at, hours } of steps satisfies readonly Step[]) {
        if (kind === "event") {
          const event = { eventAt: later(at * 600, now), durationInSeconds: hours * 3600 };
          const fits = fitEvent(event, taken, fleet);
          if (fits.ok) taken.push(fits.value);
        } else {
          const vacant = fleet - countMostHeld(taken, { opensAt: now, closesAt: later(1, now) });
          if (isSingleUserMachineAvailable({ vacant, resting: 0, usable: fleet, holds: taken }, now))
            taken.push({ opensAt: now, closesAt: later(singleUserSessionSeconds, now) });
          now = later(at * 60, now);
        }
        expect(
          countMostHeld(taken, { opensAt: later(-86_400), closesAt: later(10_000_000) }),
        ).toBeLessThanOrEqual(fleet);
      }
    }),
  );
});
