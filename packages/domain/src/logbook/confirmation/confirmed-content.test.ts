import { expect, test } from "vitest";
import {
  type ConfirmedContent,
  confirmedFieldNames,
  formatConfirmedContent,
  parseConfirmedContent,
  shortFingerprint,
} from "./confirmed-content.ts";

const content: ConfirmedContent = {
  writer: "Maya Lindqvist",
  group: "Residents",
  modifiedAt: "2026-11-20T10:00:00.000Z",
  hospital: "Northgate Main",
  attending: { firstName: "Anna", lastName: "Berg" },
  procedure: {
    name: "EVAR",
    interventionType: "Arterial",
    organSystem: "Aorta",
    category: "Stent",
    subCategory: "Graft",
    code: "AI-1",
  },
  participants: [{ name: "Maya Lindqvist", role: "Operator", level: null }],
  fields: { dateOfProcedure: "2026-11-19", sedation: "General", doseTime: 12.5, onCall: false },
};

test("the content of a confirmation is one text, whatever order its fields were read in, and can be read again", () => {
  const text = formatConfirmedContent(content);
  const turned = Object.fromEntries(Object.entries(content).toReversed()) as ConfirmedContent;
  expect(formatConfirmedContent(turned)).toBe(text);
  expect(parseConfirmedContent(text)).toEqual(content);
  expect(formatConfirmedContent({ ...content, hospital: "Northgate" })).not.toBe(text);
});

test("what only the creator may read is neither written nor read, and fields without a value are left out", () => {
  expect(confirmedFieldNames).not.toContain("optionalIdentifier");
  const fields = { ...content.fields, optionalIdentifier: "MRN 4711", setting: null } as never;
  expect(formatConfirmedContent({ ...content, fields })).toBe(formatConfirmedContent(content));
  const planted = JSON.stringify({ ...JSON.parse(formatConfirmedContent(content)), optionalIdentifier: "1" });
  expect(parseConfirmedContent(planted)).toEqual(content);
});

test("a text of another version, or none, is not shown as a content", () => {
  const later = formatConfirmedContent(content).replace('"format":1', '"format":2');
  for (const text of [later, "", "[]", "null"]) expect(parseConfirmedContent(text)).toBeUndefined();
});

test("the short fingerprint is the first 16 digits", () => {
  expect(shortFingerprint("0123456789abcdef".repeat(4))).toBe("0123 4567 89ab cdef");
  expect(shortFingerprint("")).toBe("");
});
