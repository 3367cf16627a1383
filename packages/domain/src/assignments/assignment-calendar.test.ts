import { expect, it } from "vitest";
import { instant, type LocalDate } from "../time.ts";
import { assignmentCalendar } from "./assignment-calendar.ts";

it("each due day is a whole-day entry, and special characters in names are escaped", () => {
  const file = assignmentCalendar(
    [
      {
        id: 7,
        title: "Carotid, stenting;\nadvanced",
        groupName: "IR Residents",
        dueOn: "2026-12-31" as LocalDate,
        modifiedAt: instant(Date.UTC(2026, 10, 26, 9)),
      },
    ],
    { origin: "https://portal.example", product: "Cathedra" },
  );
  expect(file.split("\r\n")).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Cathedra//Assignments//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:assignment-7@portal.example",
    "SEQUENCE:28458000",
    "DTSTAMP:20261126T090000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Due: Carotid\\, stenting\\;\\nadvanced",
    "DESCRIPTION:IR Residents\\n\\nhttps://portal.example/assignments",
    "URL:https://portal.example/assignments",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});
