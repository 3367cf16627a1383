import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import {
  type FleetCounts,
  fleetReadiness,
  machinesToSpare,
  machinesToTurnOn,
  prewarmable,
  prewarmSeconds,
} from "./prewarm.ts";

const none = { idle: 0, comingUp: 0, off: 0 };
const eventIn = (seconds: number, durationInSeconds = 3600) => ({
  eventAt: later(seconds),
  durationInSeconds,
  archivedAt: null,
});

test.each<[string, number, Partial<FleetCounts>, number]>([
  ["all are off", 3, { off: 5 }, 3],
  ["some are ready, some are coming up", 5, { idle: 1, comingUp: 2, off: 9 }, 2],
  ["enough are coming up", 2, { comingUp: 2, off: 9 }, 0],
  ["more are ready than requested", 1, { idle: 4, off: 9 }, 0],
  ["fewer are off than requested", 9, { idle: 1, off: 3 }, 3],
  ["there is no machine", 9, {}, 0],
  ["more are missing than one action may turn on", 300, { idle: 20, off: 400 }, 100],
])("%s", (_what, wanted, counts, expected) => {
  expect(machinesToTurnOn(wanted, { ...none, ...counts })).toBe(expected);
});

describe("for any number and order of requests", () => {
  const count = fc.integer({ min: 0, max: 30 });
  const counts = fc.record({ idle: count, comingUp: count, off: count });
  const turnOn = (fleet: FleetCounts, wanted: number): FleetCounts => {
    const more = machinesToTurnOn(wanted, fleet);
    return { idle: fleet.idle, comingUp: fleet.comingUp + more, off: fleet.off - more };
  };
  const ready = ({ idle, comingUp }: FleetCounts) => idle + comingUp;

  test("the machines made ready match the largest request, limited by the fleet", () => {
    fc.assert(
      fc.property(counts, fc.array(count, { minLength: 1, maxLength: 8 }), (fleet, asked) => {
        const after = asked.reduce(turnOn, fleet);
        const all = ready(fleet) + fleet.off;
        expect(ready(after)).toBe(Math.max(ready(fleet), Math.min(Math.max(...asked), all)));
        expect(ready(after) + after.off).toBe(all);
        expect(after.off).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("turning on the needed machines once covers all events, as far as the fleet allows", () => {
    const anEvent = fc
      .record({ at: fc.integer({ min: -7200, max: 10_000 }), hours: fc.integer({ min: 1, max: 4 }) })
      .map(({ at, hours }) => eventIn(at, hours * 3600));
    fc.assert(
      fc.property(counts, fc.array(anEvent, { maxLength: 20 }), (fleet, events) => {
        const before = fleetReadiness(fleet, events, noon);
        const after = fleetReadiness(turnOn(fleet, before.needed), events, noon);
        expect(after.missing).toBe(0);
        expect(after.off).toBe(before.off - before.missing);
        expect(ready(after) >= after.needed || after.off === 0).toBe(true);
        expect(after.needed).toBeLessThanOrEqual(after.events);
      }),
    );
  });
});

describe("machines needed for the events of the next hour", () => {
  const of = (...events: readonly Parameters<typeof fleetReadiness>[1][number][]) =>
    fleetReadiness({ ...none, off: 9 }, events, noon);

  test("an event counts if its start window, ten minutes before it begins, opens within the hour", () => {
    expect(of(eventIn(prewarmSeconds + 599))).toMatchObject({ events: 1, needed: 1, missing: 1 });
    expect(of(eventIn(prewarmSeconds + 600))).toMatchObject({ events: 0, needed: 0, missing: 0 });
  });

  test("a begun event without a machine counts until its end, and an archived event never counts", () => {
    expect(of(eventIn(-3600))).toMatchObject({ events: 1, needed: 1, nextEventAt: later(-3600) });
    expect(of(eventIn(-3900))).toMatchObject({ events: 0, nextEventAt: null });
    expect(of({ ...eventIn(60), archivedAt: noon })).toMatchObject({ events: 0, nextEventAt: null });
  });

  test("two overlapping events need two machines, and two consecutive events need one", () => {
    expect(of(eventIn(600), eventIn(1200))).toMatchObject({ events: 2, needed: 2 });
    expect(of(eventIn(600, 600), eventIn(2400, 600))).toMatchObject({ events: 2, needed: 1 });
  });

  test("the next event is returned however far ahead it is", () => {
    expect(of(eventIn(90_000), eventIn(80_000)).nextEventAt).toBe(later(80_000));
  });
});

describe("a machine turned off by an administrator", () => {
  // The machine of an event is turned on automatically fifteen minutes before the event begins.
  const near = eventIn(840);
  const count = (turnedOffAt: number | null, ...events: readonly ReturnType<typeof eventIn>[]) =>
    prewarmable([turnedOffAt === null ? null : later(turnedOffAt)], events, noon).count;

  test("the machine is turned on for an event only if its preparation time comes after the turning off", () => {
    expect(count(-61, near)).toBe(1);
    expect(count(-60, near)).toBe(0);
    expect(count(-1, near)).toBe(0);
    expect(count(null, near)).toBe(1);
  });

  test("the machine stays off for a begun event, until it is time to prepare another one", () => {
    const begun = eventIn(-1200);
    expect(count(-600, begun)).toBe(0);
    expect(count(-600, begun, eventIn(901))).toBe(0);
    expect(count(-600, begun, eventIn(900))).toBe(1);
  });
});

describe("spare machines", () => {
  const fleet = { ...none, idle: 3 };
  test("machines that no event of the next hour needs are spare", () => {
    expect(machinesToSpare(fleet, [], noon)).toBe(3);
    expect(machinesToSpare(fleet, [eventIn(600)], noon)).toBe(2);
    expect(machinesToSpare(fleet, [eventIn(600), eventIn(0), eventIn(0), eventIn(0)], noon)).toBe(0);
  });

  test("an event that is not started keeps its machine until the event ends", () => {
    expect(machinesToSpare(fleet, [eventIn(-3899)], noon)).toBe(2);
    expect(machinesToSpare(fleet, [eventIn(-3900)], noon)).toBe(3);
  });
});
