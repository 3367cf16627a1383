import { getHeader } from "@cathedra/domain/fields";
import { clinicalFieldNames, clinicalFields } from "@cathedra/domain/logbook";
import { emptyClinicalFields } from "@cathedra/test-fixtures";
import exceljs from "exceljs/dist/exceljs.bare.min.js";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { makeWorkbook as makeFile } from "../../../../features/export/workbook.ts";
import type { ExportRecord } from "./export-columns.ts";
import { exportColumns } from "./export-columns.ts";

const bare: ExportRecord = {
  ...emptyClinicalFields,
  id: "4ec04d00-0000-4000-8000-000000000001",
  dateOfProcedure: "2026-03-31",
  optionalIdentifier: null,
  hospital: "St. Aldhelm Medical Center",
  attending: { firstName: "Katarzyna", lastName: "Wójcik" },
  participants: [],
  procedure: {
    name: "Splenic artery embolization",
    interventionType: "Arterial Interventions",
    organSystem: "Abdomen",
    category: "Endovascular",
    subCategory: "Embolization",
    code: "AI-2001",
  },
  procedureIndication: "Trauma",
};

const makeWorkbook = (records: readonly ExportRecord[], onProgress?: (made: number) => void) =>
  makeFile({ name: "Logbook", columns: exportColumns }, records, onProgress);

async function sheetOf(records: readonly ExportRecord[]) {
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(await makeWorkbook(records));
  const sheet = workbook.getWorksheet("Logbook");
  if (sheet === undefined) throw new Error("no sheet");
  return sheet;
}

/** The first row of the sheet as an object with the headers as keys. */
async function toRow(record: Partial<ExportRecord>) {
  const sheet = await sheetOf([{ ...bare, ...record }]);
  return Object.fromEntries(
    exportColumns.map(({ header }, index) => [header, sheet.getRow(2).getCell(index + 1).value]),
  );
}

/** The text of one part of the zip file. */
const getPart = (file: ArrayBuffer, name: string): string =>
  strFromU8(unzipSync(new Uint8Array(file))[name] ?? new Uint8Array());

describe("exported file", () => {
  it("the file has exactly the specified columns in order (7.069, X81, X82)", async () => {
    const sheet = await sheetOf([bare]);
    const headers = `
      Date OptionalIdentifier ProcedureName Hospital Attending
      Trainee1 Trainee1Level Trainee1Role Trainee2 Trainee2Level Trainee2Role
      Trainee3 Trainee3Level Trainee3Role ProcedureIndication ProcedureComment
      InterventionType OrganSystem Category SubCategory ProcedureCode
      Sex AgeCategory Setting ModalityPrimary ModalitySecondary
      DoseTimeMin DoseSkinMGy DoseDapGyCm2 DoseCtdiMGy DoseDlpMGyCm
      OnCall Success SuccessComments Dictated Complications ComplicationsComments
      Ebl Sedation Platelet Inr InrReversal ClosureDevice ClosureDeviceComments
      ImageFollowup ImageFollowupNotes ConsultFollowup ConsultFollowupNotes
      ProcedureId ParticipantCount`;
    const specified = headers.trim().split(/\s+/);
    // Fields that were added to the specification's follow its columns, in the order of the form.
    const later = clinicalFieldNames
      .map((name) => getHeader(name, clinicalFields[name]))
      .filter((header) => !specified.includes(header));
    expect(sheet.getRow(1).values).toEqual([undefined, ...specified, ...later]);
    expect(sheet.getRow(1).font).toMatchObject({ bold: true });
    expect(sheet.views).toEqual([expect.objectContaining({ state: "frozen", ySplit: 1 })]);
  });

  it("values have the texts of the form", async () => {
    const participants = ["Maya", "Tomás", "Aiko", "Nils"].map((name) => ({
      name,
      role: "Operator",
      level: "PreRadiology",
    }));
    expect(
      await toRow({
        participants,
        modalityPrimary: "NoImaging",
        onCall: true,
        success: false,
        complications: "A",
        doseTime: 12.345,
        ageCategory: "Adult",
        dictated: "Not_Applicable",
      }),
    ).toMatchObject({
      Attending: "Wójcik, Katarzyna",
      Trainee1: "Maya",
      Trainee3: "Aiko",
      Trainee3Level: "Pre-radiology",
      Trainee3Role: "Operator",
      ParticipantCount: 4,
      ModalityPrimary: "No Imaging",
      OnCall: "Yes",
      Success: "No",
      Complications: "A: no therapy, no consequence",
      DoseTimeMin: 12.345,
      AgeCategory: "Adult (18-64)",
      Dictated: "Not applicable",
      ClosureDevice: null,
      ProcedureId: bare.id,
    });
  });

  it.each(["2026-03-29", "2026-03-31", "2026-10-25", "2024-02-29", "1999-12-31"])(
    "the day %s is written as a date without time",
    async (text) => {
      const { Date: day, ImageFollowup } = await toRow({ dateOfProcedure: text, imageFollowup: text });
      expect(day).toEqual(new Date(`${text}T00:00:00Z`));
      expect(ImageFollowup).toEqual(day);
    },
  );

  it("days before 1 March 1900 are written as text, because spreadsheets count them differently", async () => {
    expect((await toRow({ dateOfProcedure: "1900-02-28" })).Date).toBe("1900-02-28");
    expect((await toRow({ dateOfProcedure: "1900-03-01" })).Date).toEqual(new Date("1900-03-01T00:00:00Z"));
  });

  it("text stays text, whatever it begins with (X82)", async () => {
    const starts = [
      "=1+1",
      "+1",
      "-1+2",
      "@SUM(A1)",
      "\t=1",
      "\r=1",
      '=HYPERLINK("http://x")',
      "1e5",
      "0012",
      "TRUE",
    ];
    for (const procedureComments of starts) {
      const file = await makeWorkbook([
        { ...bare, procedureComments, optionalIdentifier: procedureComments },
      ]);
      const sheet = getPart(file, "xl/worksheets/sheet1.xml");
      expect(sheet).toContain("<sheetData>");
      expect(sheet).not.toMatch(/<f[ >]/);
      // Cells of text refer to the shared strings, and are formatted as text.
      expect(sheet).toMatch(/<c r="B2" s="\d+" t="s">/);
      const row = await toRow({ procedureComments });
      // XML parsers replace a carriage return by a line feed.
      expect(row.ProcedureComment).toBe(procedureComments.replace("\r", "\n"));
    }
    const sheet = await sheetOf([{ ...bare, procedureComments: "=1+1" }]);
    expect(sheet.getRow(2).getCell(16).numFmt).toBe("@");
  });

  it("any text is written unchanged", async () => {
    for (const text of [
      "<b> & \"quotes\" 'single'",
      "two\nlines",
      "😀 Ünïcode",
      " spaces ",
      "_x000D_",
      "]]>",
    ]) {
      expect((await toRow({ procedureComments: text })).ProcedureComment).toBe(text);
    }
  });

  it("control characters, which a spreadsheet cannot have, are left out, and the rest of the text stays", async () => {
    expect((await toRow({ procedureComments: "a\u0000b\u001b\uffffc\td\u0085e" })).ProcedureComment).toBe(
      "abc\td\u0085e",
    );
  });

  it("the file is a separate buffer that a worker can transfer", async () => {
    const file = await makeWorkbook([bare]);
    expect(structuredClone(file, { transfer: [file] })).toBeInstanceOf(ArrayBuffer);
    expect(file.byteLength).toBe(0);
  });

  it("the progress of making an exported file is reported", async () => {
    const seen: number[] = [];
    await makeWorkbook(
      Array.from({ length: 250 }, () => bare),
      (made) => seen.push(made),
    );
    expect(seen).toEqual([100, 200, 250]);
  });
});
