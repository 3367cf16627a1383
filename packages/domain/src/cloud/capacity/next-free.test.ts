import fc from "fast-check";
import { expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import { instant } from "../../time.ts";
import { nextFreeStarts } from "./next-free.ts";
import { fitEvent, getReservation, type Hold } from "./reservations.ts";

const quarter = 900;
const hour = 3600;
const wanted = { durationInSeconds: hour, from: noon, fleet: 1 };

test("without reservations, the next quarter hours are offered", () => {
  expect(nextFreeStarts(wanted, [])).toEqual([noon, later(quarter), later(2 * quarter)]);
  expect(nextFreeStarts({ ...wanted, from: later(1) }, [])[0]).toBe(later(quarter));
});

test("after an event, the next start leaves time for the grace and for the lead", () => {
  const event = getReservation({ eventAt: noon, durationInSeconds: hour });
  // The event ends at 13:05 with its grace, and 13:15 is the first start whose lead begins after that.
  expect(nextFreeStarts(wanted, [event])).toEqual([
    later(hour + quarter),
    later(hour + 2 * quarter),
    later(hour + 3 * quarter),
  ]);
});

test("a gap that is too short is skipped", () => {
  const first = getReservation({ eventAt: noon, durationInSeconds: hour });
  const second = getReservation({ eventAt: later(3 * hour), durationInSeconds: hour });
  expect(nextFreeStarts(wanted, [second, first])[0]).toBe(later(hour + quarter));
  const closer = getReservation({ eventAt: later(2 * hour), durationInSeconds: hour });
  expect(nextFreeStarts(wanted, [closer, first])[0]).toBe(later(3 * hour + quarter));
});

test("a fleet without machines has no next start", () => {
  expect(nextFreeStarts({ ...wanted, fleet: 0 }, [])).toEqual([]);
});

const anyEvents = fc.array(
  fc.record({
    eventAt: fc.integer({ min: -8, max: 60 }).map((steps) => later(steps * 700)),
    durationInSeconds: fc.integer({ min: 1, max: 4 }).map((hours) => hours * hour),
  }),
  { maxLength: 25 },
);

test("the offered starts are exactly the first quarter hours that fit", () => {
  fc.assert(
    fc.property(
      anyEvents,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: -900, max: 40_000 }),
      (events, hours, fleet, seconds) => {
        const holds: readonly Hold[] = events.map(getReservation);
        const durationInSeconds = hours * hour;
        const from = later(seconds);
        const naive: number[] = [];
        for (let at = Math.ceil(from / 900_000) * 900_000; naive.length < 3; at += 900_000) {
          if (fitEvent({ eventAt: instant(at), durationInSeconds }, holds, fleet).ok) naive.push(at);
        }
        expect(nextFreeStarts({ durationInSeconds, from, fleet }, holds)).toEqual(naive);
      },
    ),
  );
});

// The time limit is the test: checking every quarter hour against every reservation would take minutes.
test("ten thousand full reservations are searched in one pass", { timeout: 20_000 }, () => {
  const holds = Array.from({ length: 10_000 }, (_, at) =>
    getReservation({ eventAt: later(at * 2 * hour), durationInSeconds: hour }),
  );
  const [first] = nextFreeStarts({ durationInSeconds: 2 * hour, from: noon, fleet: 1 }, holds);
  expect(first).toBe(later(9999 * 2 * hour + hour + quarter));
});
