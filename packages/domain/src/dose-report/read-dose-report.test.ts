import { describe, expect, test } from "vitest";
import type { ContentItem, DoseDocument } from "./dose-document.ts";
import { type DoseReport, readDoseReport } from "./read-dose-report.ts";

const num = (concept: string, number: string, unit: string): ContentItem => ({
  concept,
  number,
  unit,
  items: [],
});
const container = (concept: string, ...items: readonly ContentItem[]): ContentItem => ({ concept, items });
const plane = (code: string): ContentItem => ({ concept: "113764", code, items: [] });
const [single, planeA, planeB] = ["113622", "113620", "113621"] as const;

const totals = (code: string, ...items: readonly ContentItem[]) => container("113702", plane(code), ...items);

function report(...items: readonly ContentItem[]): DoseDocument {
  return { root: container("113701", ...items), studyDate: "20260312" };
}

function read(document: DoseDocument): DoseReport {
  const read = readDoseReport(document);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const getValues = ({ doses }: DoseReport) =>
  Object.fromEntries(doses.map(({ name, value }) => [name, value] as const));
const reasonsOf = ({ missing }: DoseReport) =>
  Object.fromEntries(missing.map(({ name, reason }) => [name, reason] as const));

test("the totals of a device with one plane are in the units of a record, with what the file states", () => {
  const dose = read(
    report(
      totals(
        single,
        num("113722", "0.01534", "Gy.m2"),
        num("113725", "0.8123", "Gy"),
        num("113730", "744", "s"),
      ),
    ),
  );
  expect(dose).toMatchObject({ modality: "Fluoroscopy", day: "2026-03-12" });
  expect(getValues(dose)).toEqual({ doseTime: 12.4, doseDap: 153.4, airKerma: 812.3 });
  expect(dose.doses.map(({ stated }) => stated)).toEqual([["744 s"], ["0.01534 Gy.m2"], ["0.8123 Gy"]]);
  expect(reasonsOf(dose)).toEqual({ doseSkin: { kind: "notStated" } });
});

test("the totals of two planes are added up", () => {
  const dose = read(
    report(
      totals(planeA, num("113722", "0.01", "Gy.m2"), num("113730", "600", "s")),
      totals(planeB, num("113722", "0.002", "Gy.m2"), num("113730", "120", "s")),
    ),
  );
  expect(getValues(dose)).toEqual({ doseTime: 12, doseDap: 120 });
  expect(dose.doses[1]?.stated).toEqual(["0.01 Gy.m2", "0.002 Gy.m2"]);
});

test("two planes with the same dose are added up, too", () => {
  const block = (code: string) => totals(code, num("113730", "60", "s"));
  expect(getValues(read(report(block(planeA), block(planeB))))).toEqual({ doseTime: 2 });
});

describe("a block that a manufacturer writes twice", () => {
  const full = totals(single, num("113722", "0.01", "Gy.m2"), num("113730", "600", "s"));
  const zero = totals(single, num("113722", "0", "Gy.m2"), num("113730", "0", "s"));

  test.each([
    ["as zeros after it", [full, zero]],
    ["as zeros before it", [zero, full]],
    ["word for word", [full, full]],
  ])("%s counts once", (_, blocks) => {
    expect(getValues(read(report(...blocks)))).toEqual({ doseTime: 10, doseDap: 100 });
  });

  test("a block that is written twice with different values is not taken: neither is the right one", () => {
    const other = totals(single, num("113730", "300", "s"));
    expect(reasonsOf(read(report(full, other))).doseTime).toEqual({
      kind: "contradictory",
      stated: ["600 s", "300 s"],
    });
  });
});

test("a total of zero is a value", () => {
  expect(getValues(read(report(totals(single, num("113730", "0", "s")))))).toEqual({ doseTime: 0 });
});

test.each([
  ["Gy.m2", 50_000],
  ["Gym2", 50_000],
  ["Gy*m2", 50_000],
  ["Gy.cm2", 5],
  ["dGy.cm2", 0.5],
  ["cGy.cm2", 0.05],
  ["µGy·m²", 0.05],
  ["uGy.m2", 0.05],
  ["mGy.cm2", 0.005],
])("a dose area product in %s is converted", (unit, expected) => {
  const dose = read(report(totals(single, num("113722", "5", unit))));
  expect(getValues(dose).doseDap).toBe(expected);
});

test.each([
  ["an unknown unit", num("113722", "3", "rad"), { kind: "unknownUnit", unit: "rad" }],
  ["the unit of another quantity", num("113722", "3", "Gy"), { kind: "unknownUnit", unit: "Gy" }],
  ["no unit", num("113722", "3", ""), { kind: "unknownUnit", unit: "" }],
  ["a negative number", num("113722", "-3", "Gy.m2"), { kind: "notANumber", text: "-3" }],
  ["no number", num("113722", "", "Gy.m2"), { kind: "notANumber", text: "" }],
  ["a word", num("113722", "unknown", "Gy.m2"), { kind: "notANumber", text: "unknown" }],
  ["a number that no record accepts", num("113722", "1e9", "Gy.m2"), { kind: "notANumber", text: "1e9" }],
])("a total with %s is named and not taken", (_, item, reason) => {
  const dose = read(report(totals(single, item, num("113730", "60", "s"))));
  expect(getValues(dose)).toEqual({ doseTime: 1 });
  expect(reasonsOf(dose).doseDap).toEqual(reason);
});

describe("a CT", () => {
  const acquisition = (ctdi: string) => container("113819", container("113829", num("113830", ctdi, "mGy")));
  const dlp = container("113811", num("113813", "412.55", "mGy.cm"));

  test("a CT with one acquisition gives both doses", () => {
    const dose = read(report(dlp, acquisition("8.4")));
    expect(dose.modality).toBe("CT");
    expect(getValues(dose)).toEqual({ doseCtdi: 8.4, doseDlp: 412.55 });
  });

  test("a CT with several acquisitions has no common dose index", () => {
    const dose = read(report(dlp, acquisition("8.4"), acquisition("12"), acquisition("8.4")));
    expect(getValues(dose)).toEqual({ doseDlp: 412.55 });
    expect(reasonsOf(dose).doseCtdi).toEqual({ kind: "perAcquisition", count: 3 });
  });
});

test("the device is named by each thing that the report says of it, once", () => {
  const text = (concept: string, words: string): ContentItem => ({ concept, text: words, items: [] });
  const document = {
    ...report(totals(single), text("121013", "ANGIO2"), text("121017", "Room 4")),
    manufacturer: "Maker",
    station: "ANGIO2",
    model: " ",
  };
  expect(read(document).device).toEqual(["Maker", "ANGIO2", "Room 4"]);
});

test("what is no dose report, or has no totals, is refused", () => {
  expect(readDoseReport({ root: container("126000") })).toEqual({ ok: false, error: "notADoseReport" });
  expect(readDoseReport(report(container("113706")))).toEqual({ ok: false, error: "noTotals" });
});

test.each(["2026031", "20261340", "", undefined])("the day %o is none", (studyDate) => {
  expect(read({ ...report(totals(single)), studyDate }).day).toBeUndefined();
});
