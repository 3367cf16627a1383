import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import { eventNow, isLateNoticeDue, type StartedEvent } from "./event-status-line.ts";

const event: StartedEvent = { eventAt: noon, durationInSeconds: 3600, archivedAt: null, hasStarted: false };
const at = (seconds: number, machine: Parameters<typeof eventNow>[1] = null) =>
  eventNow(event, machine, later(seconds));

describe("time until an event begins", () => {
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
    [60, "Not started yet, 1 min late"],
    [119, "Not started yet, 1 min late"],
    [16 * 60, "Not started yet, 16 min late"],
    [3599, "Not started yet, 59 min late"],
    [3600, "Not started yet, 1 h late"],
    [3899, "Not started yet, 1 h 4 min late"],
    [3900, null],
    [5000, null],
  ])("%i seconds after its start time, not started: %s", (seconds, words) =>
    expect(at(seconds).starts).toBe(words),
  );

  test("a started event is never late, and its current status is shown", () => {
    const started = { ...event, hasStarted: true };
    const statusAt = (seconds: number, machine: Parameters<typeof eventNow>[1], of = started) => {
      const { starts, status, isLate } = eventNow(of, machine, later(seconds));
      return [starts, status, isLate];
    };
    expect(statusAt(960, "started")).toEqual([null, "In progress", false]);
    expect(statusAt(960, "starting")).toEqual([null, "Starting", false]);
    expect(statusAt(960, null)).toEqual([null, "Session ended", false]);
    // The machine is already being prepared while the event data, read slightly earlier, still says not started.
    expect(statusAt(960, "desired", event)).toEqual([null, "Starting", false]);
    expect(statusAt(960, null, event)).toEqual(["Not started yet, 16 min late", null, true]);
    // An event counts as not started after a failed start.
    expect(statusAt(960, "off", event)).toEqual(["Not started yet, 16 min late", null, true]);
    expect(statusAt(-60, null)).toEqual(["Starts in 1 min", null, false]);
    expect(statusAt(-300, "started")).toEqual([null, "In progress", false]);
    expect(statusAt(0, "started")).toEqual([null, "In progress", false]);
    expect(statusAt(4000, "started")).toEqual([null, "In progress", false]);
    expect(statusAt(4000, null)).toEqual([null, null, false]);
  });
});

test.each([
  [119, {}, false],
  [120, {}, true],
  [3899, {}, true],
  [3900, {}, false],
  [120, { hasStarted: true }, false],
  [120, { archivedAt: noon }, false],
])("organizers are notified %i seconds after its time %o: %s", (seconds, facts, is) =>
  expect(isLateNoticeDue({ ...event, ...facts }, later(seconds))).toBe(is),
);

describe("joining an event", () => {
  test.each([
    [-601, false],
    [-600, true],
    [0, true],
    [3899, true],
    [3900, false],
  ])("joining is offered %i seconds after its start time: %s (3.008, 3.017)", (seconds, is) =>
    expect(at(seconds).isJoinOffered).toBe(is),
  );

  test("joining is offered as long as the session is running, at any time (3.016)", () => {
    for (const seconds of [-900, 4000]) {
      expect(at(seconds, "started").isJoinOffered).toBe(true);
      expect(at(seconds, "off").isJoinOffered).toBe(false);
    }
  });

  test("joining is not offered after the session has ended, unless the event is started again", () => {
    const started = { ...event, hasStarted: true };
    const isJoinOffered = (machine: Parameters<typeof eventNow>[1], seconds = 960) =>
      eventNow(started, machine, later(seconds)).isJoinOffered;
    expect([null, "off", "desired", "started"].map((status) => isJoinOffered(status as never))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    // A trial run before the event's time does not end the event.
    expect(isJoinOffered(null, -60)).toBe(true);
  });

  test("joining a cancelled event is never offered", () => {
    const cancelled = { ...event, archivedAt: noon };
    expect(eventNow(cancelled, "started", later(-60))).toEqual({
      starts: null,
      status: null,
      isLate: false,
      isJoinOffered: false,
      changesAt: null,
    });
  });
});

test("the state stays the same until changesAt and may change from then on", () => {
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
