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
  ["more are ready than were asked for", 1, { idle: 4, off: 9 }, 0],
  ["fewer are off than were asked for", 9, { idle: 1, off: 3 }, 3],
  ["there is no machine", 9, {}, 0],
  ["more are missing than one act turns on", 300, { idle: 20, off: 400 }, 100],
])("%s", (_what, wanted, counts, expected) => {
  expect(machinesToTurnOn(wanted, { ...none, ...counts })).toBe(expected);
});

describe("however often and in whichever order requests are made", () => {
  const count = fc.integer({ min: 0, max: 30 });
  const counts = fc.record({ idle: count, comingUp: count, off: count });
  const turnOn = (fleet: FleetCounts, wanted: number): FleetCounts => {
    const more = machinesToTurnOn(wanted, fleet);
    return { idle: fleet.idle, comingUp: fleet.comingUp + more, off: fleet.off - more };
  };
  const ready = ({ idle, comingUp }: FleetCounts) => idle + comingUp;

  test("as many are ready as the most that was asked for, or all", () => {
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

  test("what is missing for the events is ready after one act, where the fleet has it", () => {
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

describe("what the events of the next hour need", () => {
  const of = (...events: readonly Parameters<typeof fleetReadiness>[1][number][]) =>
    fleetReadiness({ ...none, off: 9 }, events, noon);

  test("those count that can be started within the hour: ten minutes before they begin", () => {
    expect(of(eventIn(prewarmSeconds + 599))).toMatchObject({ events: 1, needed: 1, missing: 1 });
    expect(of(eventIn(prewarmSeconds + 600))).toMatchObject({ events: 0, needed: 0, missing: 0 });
  });

  test("one that has begun without a machine counts until it is over, and no archived one", () => {
    expect(of(eventIn(-3600))).toMatchObject({ events: 1, needed: 1, nextEventAt: later(-3600) });
    expect(of(eventIn(-3900))).toMatchObject({ events: 0, nextEventAt: null });
    expect(of({ ...eventIn(60), archivedAt: noon })).toMatchObject({ events: 0, nextEventAt: null });
  });

  test("two that overlap need two machines, one after the other need one", () => {
    expect(of(eventIn(600), eventIn(1200))).toMatchObject({ events: 2, needed: 2 });
    expect(of(eventIn(600, 600), eventIn(2400, 600))).toMatchObject({ events: 2, needed: 1 });
  });

  test("the next is named, however far away", () => {
    expect(of(eventIn(90_000), eventIn(80_000)).nextEventAt).toBe(later(80_000));
  });
});

describe("a machine that an administrator has turned off", () => {
  // Its machine is turned on automatically fifteen minutes before it.
  const near = eventIn(840);
  const count = (turnedOffAt: number | null, ...events: readonly ReturnType<typeof eventIn>[]) =>
    prewarmable([turnedOffAt === null ? null : later(turnedOffAt)], events, noon).count;

  test("is turned on for an event whose time comes later, and never against their will", () => {
    expect(count(-61, near)).toBe(1);
    expect(count(-60, near)).toBe(0);
    expect(count(-1, near)).toBe(0);
    expect(count(null, near)).toBe(1);
  });

  test("stays off for an event that has begun, until the time for another has come", () => {
    const begun = eventIn(-1200);
    expect(count(-600, begun)).toBe(0);
    expect(count(-600, begun, eventIn(901))).toBe(0);
    expect(count(-600, begun, eventIn(900))).toBe(1);
  });
});

describe("machines to spare", () => {
  const fleet = { ...none, idle: 3 };
  test("are those that no event of the next hour needs", () => {
    expect(machinesToSpare(fleet, [], noon)).toBe(3);
    expect(machinesToSpare(fleet, [eventIn(600)], noon)).toBe(2);
    expect(machinesToSpare(fleet, [eventIn(600), eventIn(0), eventIn(0), eventIn(0)], noon)).toBe(0);
  });

  test("an event that no one starts keeps its machine until it is over, and no longer", () => {
    expect(machinesToSpare(fleet, [eventIn(-3899)], noon)).toBe(2);
    expect(machinesToSpare(fleet, [eventIn(-3900)], noon)).toBe(3);
  });
});
