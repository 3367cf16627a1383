import { instant } from "@cathedra/domain";
import { expect, test } from "vitest";
import { eventsToPoll, type FollowedEvent, getPause } from "./events-to-poll.ts";

const event: FollowedEvent = {
  id: 1,
  name: "Evening class",
  eventAt: "2026-12-01T10:00:00.000Z",
  durationInSeconds: 3600,
  archivedAt: null,
  vm: null,
};
const at = (time: string) => instant(Date.parse(`2026-12-01T${time}:00.000Z`));

test("an event that can be started or is running is polled, because its simulator changes automatically", () => {
  expect(getPause([event], at("10:00"))).toBe(15_000);
  expect(getPause([event], at("10:59"))).toBe(15_000);
  expect(getPause([{ ...event, vm: { status: "started" } }], at("10:30"))).toBe(15_000);
});

test("upcoming, past and cancelled events are not polled", () => {
  expect(getPause([], at("10:00"))).toBeNull();
  expect(getPause([event], instant(at("10:00") - 2 * 86_400_000))).toBeNull();
  expect(getPause([event], at("13:00"))).toBeNull();
  expect(getPause([{ ...event, archivedAt: event.eventAt }], at("10:30"))).toBeNull();
});

test("an event is polled more often while its simulator starts, and after its end until the simulator is released", () => {
  for (const status of ["desired", "idle", "starting"])
    expect(getPause([event, { ...event, vm: { status } }], at("10:05"))).toBe(5000);
  expect(getPause([{ ...event, vm: { status: "started" } }], at("13:00"))).toBe(15_000);
});

test("only events that have a simulator or can get one are polled", () => {
  const later = { ...event, id: 2, eventAt: "2026-12-03T10:00:00.000Z" };
  const kept = { ...later, id: 3, vm: { status: "started" } };
  expect(eventsToPoll([event, later, kept], at("10:30")).map(({ id }) => id)).toEqual([1, 3]);
});
