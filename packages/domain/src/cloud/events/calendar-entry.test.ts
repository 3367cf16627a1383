import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { later, noon } from "../../../test/cloud-builders.ts";
import type { VoucherId } from "../../ids.ts";
import {
  type CalendarEvent,
  calendarEntry,
  calendarMediaType,
  nextCalendarSequence,
} from "./calendar-entry.ts";

const anEvent = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 12 as VoucherId,
  uid: "0b5c0d1e-6f0e-4f6a-9d53-3f1d7a8a2c11",
  name: "Carotid stenting, day 1",
  description: "Bring gloves; be early.\nRoom 3",
  eventAt: noon,
  durationInSeconds: 5400,
  archivedAt: null,
  calendarSequence: 2,
  modifiedAt: later(-86_400),
  organizerEmail: "priya.raman@northgate.example",
  ...overrides,
});
const source = { origin: "https://portal.example:8443", product: "Cathedra" };
const unfolded = (entry: string) => entry.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
const getProperty = (entry: string, name: string) =>
  unfolded(entry)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);

test("an event is written for calendars in UTC and without the grace", () => {
  expect(unfolded(calendarEntry(anEvent(), source))).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cathedra//Events//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:0b5c0d1e-6f0e-4f6a-9d53-3f1d7a8a2c11",
    "SEQUENCE:2",
    "DTSTAMP:20260302T120000Z",
    "DTSTART:20260303T120000Z",
    "DTEND:20260303T133000Z",
    "SUMMARY:Carotid stenting\\, day 1",
    "DESCRIPTION:Bring gloves\\; be early.\\nRoom 3\\n\\nhttps://portal.example:8443/cloud-event/12/",
    "LOCATION:https://portal.example:8443/cloud-event/12/",
    "URL:https://portal.example:8443/cloud-event/12/",
    "ORGANIZER:mailto:priya.raman@northgate.example",
    "STATUS:CONFIRMED",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
  expect(calendarMediaType(anEvent())).toBe("text/calendar; charset=utf-8; method=PUBLISH");
});

test("archiving an event sends a cancellation with the same UID", () => {
  const entry = calendarEntry(anEvent({ archivedAt: later(-60), calendarSequence: 3 }), source);
  expect(getProperty(entry, "METHOD")).toBe("CANCEL");
  expect(getProperty(entry, "STATUS")).toBe("CANCELLED");
  expect(getProperty(entry, "UID")).toBe(anEvent().uid);
  expect(getProperty(entry, "DTSTAMP")).toBe("20260303T115900Z");
  expect(calendarMediaType({ archivedAt: noon })).toContain("method=CANCEL");
});

describe("SEQUENCE", () => {
  test.each<[string, Partial<CalendarEvent>, number]>([
    ["the sequence stays if calendars see no change", { organizerEmail: "else@northgate.example" }, 2],
    ["the sequence increases with a new time", { eventAt: later(900) }, 3],
    ["the sequence increases with a new name", { name: "Carotid" }, 3],
    ["the sequence increases with a new description", { description: "" }, 3],
    ["the sequence increases with archiving", { archivedAt: noon }, 3],
  ])("%s", (_what, change, sequence) => {
    expect(nextCalendarSequence(anEvent(), anEvent(change), 2)).toBe(sequence);
  });
});

test("any text is folded to 75 octets without extra lines and can be read back (RFC 5545)", () => {
  const typed = fc.string({ unit: "binary", maxLength: 200 });
  fc.assert(
    fc.property(typed, typed, (name, description) => {
      const entry = calendarEntry(anEvent({ name, description }), source);
      expect(entry.endsWith("\r\n")).toBe(true);
      for (const line of entry.split("\r\n")) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Cc}/u);
      }
      expect(unfolded(entry)).toHaveLength(18);
      const read = (getProperty(entry, "SUMMARY") ?? "").replace(/\\(.)/gs, (_all, one: string) =>
        one === "n" ? "\n" : one,
      );
      expect(read).toBe(name.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n]/gu, " "));
    }),
  );
});

test("folding never splits a character and keeps a space at the start of a continuation line", () => {
  const entry = calendarEntry(anEvent({ name: "ö💉 ".repeat(40) }), source);
  expect(entry).not.toContain("\ufffd");
  expect(getProperty(entry, "SUMMARY")).toBe("ö💉 ".repeat(40));
});
