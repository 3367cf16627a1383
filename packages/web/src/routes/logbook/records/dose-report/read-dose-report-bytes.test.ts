import { dicomReport, inventedPatient, type ReportEntry } from "@cathedra/test-fixtures";
import { deflateSync } from "fflate";
import { expect, test } from "vitest";
import { maxDoseReportSize } from "./max-dose-report-size.ts";
import { readDoseReportBytes } from "./read-dose-report-bytes.ts";

const totals: ReportEntry = {
  concept: "113702",
  entries: [
    { concept: "113764", code: "113622" },
    { concept: "113722", number: "0.0153", unit: "Gym2" },
    { concept: "113730", number: "744", unit: "s" },
  ],
};
const root: ReportEntry = {
  concept: "113701",
  entries: [{ concept: "121017", text: "Salle d’angiographie 2" }, totals],
};
const file = { root, studyDate: "20260312", manufacturer: "Maker", institution: "Hôpital Saint-Rémy" };

const read = (bytes: Uint8Array) => {
  const answer = readDoseReportBytes(bytes);
  return answer.ok ? answer.value : answer.error;
};

test.each([
  ["with the types of its values", dicomReport(file)],
  ["without them", dicomReport({ ...file, isExplicit: false })],
  ["deflated", dicomReport({ ...file, deflate: (bytes) => deflateSync(bytes) })],
])("a file %s gives the doses, the day, the device and the institution", (_, bytes) => {
  expect(read(bytes)).toEqual({
    modality: "Fluoroscopy",
    day: "2026-03-12",
    device: ["Maker", "Salle d’angiographie 2"],
    institution: "Hôpital Saint-Rémy",
    doses: [
      { name: "doseTime", value: 12.4, stated: ["744 s"] },
      { name: "doseDap", value: 153, stated: ["0.0153 Gym2"] },
    ],
    missing: [
      { name: "airKerma", reason: { kind: "notStated" } },
      { name: "doseSkin", reason: { kind: "notStated" } },
    ],
  });
});

test("nothing that identifies the patient leaves the file", () => {
  const bytes = dicomReport(file);
  expect(new TextDecoder().decode(bytes)).toContain(inventedPatient.name);
  const said = JSON.stringify(readDoseReportBytes(bytes));
  expect(said).not.toMatch(/invented|iris|4711/iu);
});

test("a total whose code a manufacturer defined is not read as the standard's total", () => {
  const own = { ...root, entries: [{ ...totals, scheme: "99MAKER" }] };
  expect(read(dicomReport({ ...file, root: own }))).toBe("noTotals");
});

const nested = (depth: number): ReportEntry =>
  depth === 0 ? totals : { concept: "113701", entries: [nested(depth - 1)] };

test.each([
  ["a text file", new TextEncoder().encode("fluoro time 12 min".repeat(30)), "notDicom"],
  ["an empty file", new Uint8Array(), "notDicom"],
  ["an image", dicomReport({ ...file, modality: "XA" }), "notAReport"],
  ["another report", dicomReport({ ...file, root: { ...root, concept: "126000" } }), "notADoseReport"],
  ["a file that ends early", dicomReport(file).subarray(0, 900), "damaged"],
  ["a file of more than 8 MB", new Uint8Array(maxDoseReportSize + 1), "tooLarge"],
  ["entries in entries without an end", dicomReport({ ...file, root: nested(60) }), "tooLarge"],
  [
    "a small file that inflates to more than 8 MB",
    dicomReport({ ...file, deflate: () => deflateSync(new Uint8Array(maxDoseReportSize * 2)) }),
    "tooLarge",
  ],
])("%s is refused", (_, bytes, fault) => {
  expect(read(bytes)).toBe(fault);
});

test("lengths that lie do not make it hang", () => {
  const bytes = dicomReport(file);
  for (let at = 132; at < bytes.length; at += 7) {
    const lying = Uint8Array.from(bytes);
    lying.set([0xff, 0xff, 0xff, 0x7f], at);
    expect(() => readDoseReportBytes(lying)).not.toThrow();
  }
});
