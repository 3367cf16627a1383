import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import { instant } from "../../time.ts";
import { voucherState } from "../vouchers/lifecycle.ts";
import { type EventLife, eventCategory, eventEnd, openForStart, startWindow } from "./event-times.ts";

const event: EventLife = { eventAt: noon, durationInSeconds: 3600, archivedAt: null };

test("an event ends 300 seconds after its duration (3.008)", () => {
  expect(eventEnd(event)).toBe(later(3900));
});

describe("sections with half-open bounds (3.009, X46)", () => {
  test.each([
    [-1, "upcoming"],
    [0, "ongoing"],
    [3899, "ongoing"],
    [3900, "past"],
  ])("%i seconds after its start it is %s", (seconds, category) => {
    expect(eventCategory(event, later(seconds))).toBe(category);
    expect(eventCategory({ ...event, archivedAt: noon }, later(seconds))).toBeNull();
  });
});

describe("start window for organizers (3.017, X47)", () => {
  test.each([
    [-601, false],
    [-600, true],
    [0, true],
    [3899, true],
    [3900, false],
  ])("the window is open %i seconds after the start: %s", (seconds, isOpen) => {
    expect(openForStart(event, later(seconds)).ok).toBe(isOpen);
    expect(openForStart({ ...event, archivedAt: noon }, later(seconds)).ok).toBe(false);
  });

  test("the window opens while the event is still upcoming", () => {
    expect(eventCategory(event, later(-600))).toBe("upcoming");
    expect(openForStart(event, later(-600)).ok).toBe(true);
  });
});

const anyEvent: fc.Arbitrary<EventLife> = fc.record({
  eventAt: fc.integer({ min: -100_000_000, max: 100_000_000 }).map((ms) => instant(noon + ms)),
  durationInSeconds: fc.integer({ min: 3600, max: 14_400 }),
  archivedAt: fc.constantFrom(null, null, noon),
});
/** Moments close to the instants at which the category changes, which random moments would rarely hit. */
const anyMoment = fc.record({
  event: anyEvent,
  edge: fc.constantFrom("opens", "begins", "ends", "whenever"),
  off: fc.integer({ min: -2, max: 2 }),
});
const toMoment = ({ event: each, edge, off }: { event: EventLife; edge: string; off: number }) => {
  const edges = new Map([
    ["opens", startWindow(each).opensAt],
    ["begins", each.eventAt],
    ["ends", eventEnd(each)],
  ]);
  return instant((edges.get(edge) ?? noon) + off);
};

test("trainees and administrators see the same events as past, with validTo at the event's end (X45)", () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const now = toMoment(moment);
      const { archivedAt } = moment.event;
      const state = voucherState({ validTo: eventEnd(moment.event), archivedAt }, now);
      const category = eventCategory(moment.event, now);
      expect(category === "past").toBe(state === "expired");
      expect(category === null).toBe(state === "archived");
    }),
  );
});

test("every ongoing event can be started, and no past event can be (X47)", () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const now = toMoment(moment);
      const category = eventCategory(moment.event, now);
      const isOpen = openForStart(moment.event, now).ok;
      if (category === "ongoing") expect(isOpen).toBe(true);
      if (category === "past" || category === null) expect(isOpen).toBe(false);
    }),
  );
});
