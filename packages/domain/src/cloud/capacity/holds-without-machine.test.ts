import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { later } from "../../../test/cloud-builders.ts";
import { holdsWithoutMachine } from "./holds-without-machine.ts";
import { countMostHeld, type Hold } from "./reservations.ts";

const hold = (from: number, to: number): Hold => ({ opensAt: later(from), closesAt: later(to) });

test.each<[string, readonly Hold[], number, number]>([
  ["four simultaneous reservations on four machines", Array.from({ length: 4 }, () => hold(0, 60)), 4, 0],
  ["four simultaneous reservations on three machines", Array.from({ length: 4 }, () => hold(0, 60)), 3, 1],
  ["consecutive reservations share one machine", [hold(60, 120), hold(0, 60)], 1, 0],
  ["a reservation overlapping two others gets no machine", [hold(0, 60), hold(30, 90), hold(60, 120)], 1, 1],
  ["no machine at all", [hold(0, 60), hold(60, 120)], 0, 2],
  ["empty reservations need no machine", [hold(60, 60), hold(60, 0)], 0, 0],
])("%s", (_what, holds, fleet, without) => {
  expect(holdsWithoutMachine(holds, fleet)).toBe(without);
});

describe("for any reservations", () => {
  const aHold = fc
    .record({ from: fc.integer({ min: 0, max: 500 }), length: fc.integer({ min: 0, max: 200 }) })
    .map(({ from, length }) => hold(from, from + length));
  const holds = fc.array(aHold, { maxLength: 30 });

  test("every reservation has a machine exactly when the peak does not exceed the fleet", () => {
    fc.assert(
      fc.property(holds, fc.integer({ min: 0, max: 12 }), (all, fleet) => {
        const most = countMostHeld(all, hold(-1, 1000));
        expect(holdsWithoutMachine(all, fleet) === 0).toBe(most <= fleet);
      }),
    );
  });

  test("one machine more never leaves more reservations without a machine", () => {
    fc.assert(
      fc.property(holds, fc.integer({ min: 0, max: 12 }), (all, fleet) => {
        expect(holdsWithoutMachine(all, fleet + 1)).toBeLessThanOrEqual(holdsWithoutMachine(all, fleet));
      }),
    );
  });
});
