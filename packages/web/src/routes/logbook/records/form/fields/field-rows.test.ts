import { type FieldTable, getTopics } from "@cathedra/domain/fields";
import { recordFields, sectionIds } from "@cathedra/domain/logbook";
import { expect, test } from "vitest";
import { answersIn, getRows } from "./field-rows.ts";

const shown = (section: "clinicalData" | "clinicalManager") =>
  getRows(recordFields, answersIn(section)).map(({ columns, names }) => `${columns}: ${names.join(" ")}`);

test("numbers are in rows of three, texts below their question or next to their date, all others in rows of two", () => {
  expect(shown("clinicalData")).toEqual([
    "2: sex ageCategory setting sedation modalityPrimary modalitySecondary",
    "3: doseTime doseSkin doseDap doseCtdi doseDlp",
    "2: ebl platelet inr inrReversal",
    "1: closureDevice",
    "1: closureDeviceComments",
  ]);
  expect(shown("clinicalManager")).toEqual([
    "2: onCall dictated",
    "1: success",
    "1: successComments",
    "1: complications",
    "1: complicationsComments",
    "2: imageFollowup imageFollowupNotes",
    "2: consultFollowup consultFollowupNotes",
  ]);
});

test("an additional choice field appears in its section, and no other field is moved", () => {
  const fields = {
    ...recordFields,
    access: { kind: "choice", section: "clinicalData", label: "Access", options: { Radial: "Radial" } },
  } satisfies FieldTable;
  const names = [...answersIn("clinicalData"), "access"];
  const rows = getRows(fields, names);
  expect(rows.flatMap((row) => row.names)).toEqual(names);
  expect(rows.at(-1)).toEqual({ columns: 2, names: ["access"] });
});

test("every field with a plain description is in exactly one section of the form", () => {
  const plain = getTopics(recordFields)
    .flat()
    .filter((name) => recordFields[name as keyof typeof recordFields].kind !== "own");
  expect(sectionIds.flatMap((id) => answersIn(id)).toSorted()).toEqual(plain.toSorted());
});
