import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import type { VoucherId } from "../../ids.ts";
import { type MachineStatus, machineStatuses } from "../machines/status.ts";
import {
  cancelledEvents,
  eventBadge,
  eventSections,
  eventSortOptions,
  eventsForHome,
  isEventInProgress,
  type ListedEvent,
  sortEvents,
} from "./event-lists.ts";

const anEvent = (id: number, name: string, at: number, isArchived = false): ListedEvent => ({
  id: id as VoucherId,
  name,
  eventAt: later(at),
  durationInSeconds: 3600,
  archivedAt: isArchived ? noon : null,
});
const getIds = (events: readonly { readonly id: number }[]) => events.map(({ id }) => id);
const hour = 3600;

test("each sort option of /events gives its order (3.004)", () => {
  const events = [anEvent(1, "beta", 0), anEvent(2, "Alpha", 2 * hour), anEvent(3, "gamma", -hour)];
  expect(eventSortOptions.map(({ key, label }) => [label, getIds(sortEvents(events, key))])).toEqual([
    ["Date (Newest to oldest)", [2, 1, 3]],
    ["Date (Oldest to newest)", [3, 1, 2]],
    ["Name (A-Z)", [2, 1, 3]],
    ["Name (Z-A)", [3, 1, 2]],
  ]);
});

test("the sections contain every event once, without archived ones (3.003, 3.009)", () => {
  const events = [
    anEvent(1, "now", -60),
    anEvent(2, "next", 60),
    anEvent(3, "gone", -2 * hour),
    anEvent(4, "x", 0, true),
  ];
  const { ongoing, upcoming, past } = eventSections(events, noon);
  expect([getIds(ongoing), getIds(upcoming), getIds(past)]).toEqual([[1], [2], [3]]);
});

test("a cancelled event is listed until its planned end", () => {
  const off = [anEvent(1, "", hour, true), anEvent(2, "", -60, true), anEvent(3, "", -2 * hour, true)];
  expect(getIds(cancelledEvents([...off, anEvent(4, "", hour)], noon))).toEqual([1, 2]);
  for (const status of [null, ...machineStatuses])
    expect(eventBadge(anEvent(1, "", hour, true), status, noon)).toBe("Cancelled");
});

describe("events on the home page (3.011)", () => {
  test("ongoing and upcoming events are shown, earliest first, at most four", () => {
    const events = [5, 4, 3, 2, 1].map((id) => anEvent(id, "", id * hour));
    expect(getIds(eventsForHome([...events, anEvent(6, "", -60), anEvent(7, "", -9 * hour)], noon))).toEqual([
      6, 1, 2, 3,
    ]);
  });

  test("without these, past events are shown, latest first", () => {
    const events = [2, 3, 4, 5, 6].map((id) => anEvent(id, "", -id * hour));
    expect(getIds(eventsForHome(events, noon))).toEqual([2, 3, 4, 5]);
    expect(eventsForHome([anEvent(1, "", hour, true)], noon)).toEqual([]);
  });

  test("past events are never shown beside upcoming ones", () => {
    const anyEvents = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 12 });
    fc.assert(
      fc.property(anyEvents, (hours) => {
        const shown = eventsForHome(
          hours.map((at, id) => anEvent(id, "", at * hour)),
          noon,
        );
        const { past } = eventSections(shown, noon);
        expect([0, shown.length]).toContain(past.length);
        expect(shown).toHaveLength(Math.min(4, hours.filter((at) => at >= -1).length || hours.length));
      }),
    );
  });
});

describe("event badges (3.010, X46)", () => {
  const event = anEvent(1, "", 0);
  const during: Record<MachineStatus | "none", string | null> = {
    none: null,
    off: null,
    void: "Starting",
    desired: "Starting",
    idle: "Starting",
    starting: "Starting",
    started: "In progress",
  };

  test.each([...machineStatuses, "none"] as const)("%s", (status) => {
    const machine = status === "none" ? null : status;
    expect(eventBadge(event, machine, later(60))).toBe(during[status]);
    expect(eventBadge(event, machine, later(-300))).toBe(during[status]);
    expect(eventBadge(event, machine, later(hour + 300))).toBe(
      status === "started" ? "In progress" : "Ended",
    );
    expect(eventBadge(event, machine, later(hour + 299))).toBe(during[status]);
    // An event that is started early or still runs after its end is in progress too.
    for (const seconds of [-300, hour + 300])
      expect(isEventInProgress(event, machine, later(seconds))).toBe(during[status] !== null);
    expect(isEventInProgress(event, machine, later(60))).toBe(true);
    expect(isEventInProgress({ ...event, archivedAt: noon }, machine, later(60))).toBe(false);
  });
});
