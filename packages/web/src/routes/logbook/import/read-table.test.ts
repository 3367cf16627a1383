import type { AttendingId, KeycloakId, LocalDate } from "@cathedra/domain";
import { catalogue, type ExportedRecord, getProcedures, writeLogbookCsv } from "@cathedra/domain/logbook";
import { importLimits, makeImportRow } from "@cathedra/domain/logbook-import";
import { filledFields } from "@cathedra/test-fixtures";
import exceljs from "exceljs/dist/exceljs.bare.min.js";
import { expect, test } from "vitest";
import { beginDraft, finishMapping, missingTargets, valueColumns } from "./import-draft.ts";
import { type ImportedTable, readTable } from "./read-table.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, isBig = false, hasMark = true) => {
  const marked = `${hasMark ? "\uFEFF" : ""}${text}`;
  const units = Array.from({ length: marked.length }, (_, at) => marked.charCodeAt(at));
  return new Uint8Array(units.flatMap((unit) => (isBig ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])));
};
async function getTable(file: Uint8Array<ArrayBuffer>): Promise<ImportedTable> {
  const answer = await readTable(file);
  if (!answer.ok) throw new Error(answer.error);
  return answer.value;
}
const findFault = async (file: Uint8Array<ArrayBuffer>) => {
  const answer = await readTable(file);
  return answer.ok ? undefined : answer.error;
};

test.each([
  ["UTF-8", bytes("Datum,Größe\n1,é")],
  ["UTF-8 with a mark", bytes("\uFEFFDatum,Größe\n1,é")],
  ["UTF-16", wide("Datum,Größe\n1,é")],
  ["UTF-16, big end first", wide("Datum,Größe\n1,é", true)],
  ["UTF-16 without a mark", wide("Datum,Größe\n1,é", false, false)],
  ["Windows-1252", new Uint8Array([...bytes("Datum,Gr"), 0xf6, 0xdf, ...bytes("e\n1,"), 0xe9])],
  ["semicolons", bytes("Datum;Größe\r\n1;é\r\n")],
  ["tabs", bytes("Datum\tGröße\r1\té")],
])("a file in %s is read", async (_, file) => {
  expect(await getTable(file)).toEqual({
    headings: ["Datum", "Größe"],
    rows: [{ number: 2, cells: ["1", "é"] }],
    formulas: 0,
  });
});

test("a title above the headings and empty rows are left out, and rows keep their numbers", async () => {
  const { headings, rows } = await getTable(bytes('My logbook,\n\nA,B,,\n\n"x\ny",1,extra\n,,\nz,'));
  expect(headings).toEqual(["A", "B"]);
  expect(rows).toEqual([
    { number: 5, cells: ["x\ny", "1"] },
    { number: 7, cells: ["z", ""] },
  ]);
});

test("what is beyond a limit is refused, and the limit itself is not", async () => {
  const lines = (count: number) => bytes(`a,b\n${"1,2\n".repeat(count)}`);
  const wideRow = (count: number) => bytes(`${Array(count).fill("h").join(",")}\n${"1,".repeat(count)}`);
  expect(await findFault(lines(importLimits.rows))).toBeUndefined();
  expect(await findFault(lines(importLimits.rows + 1))).toBe("tooManyRows");
  expect(await findFault(wideRow(importLimits.columns))).toBeUndefined();
  expect(await findFault(wideRow(2_000))).toBe("tooManyColumns");
  expect(await findFault(new Uint8Array(importLimits.bytes + 1))).toBe("tooLarge");
  expect(await findFault(bytes("a,b\n"))).toBe("noRows");
  expect(await findFault(bytes(""))).toBe("noRows");
  expect(await findFault(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toBe("encrypted");
  expect(await findFault(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3]))).toBe("damaged");
});

test("long cells and control characters are read as they are, for the check to refuse", async () => {
  const { rows } = await getTable(bytes(`a,b\n${"x".repeat(100_000)},n\u0000l`));
  expect(rows[0]?.cells.map(({ length }) => length)).toEqual([100_000, 3]);
});

test("a workbook is read with its days, its formatted texts and the results of its formulas", async () => {
  const workbook = new exceljs.Workbook();
  workbook.addWorksheet("empty");
  const sheet = workbook.addWorksheet("cases");
  sheet.addRow(["Date", "Op", "Sum"]);
  sheet.addRow([
    new Date("2025-04-03T00:00:00Z"),
    { richText: [{ text: "Spleen " }, { text: "embo" }] },
    { formula: "1+1", result: 2 },
  ]);
  sheet.addRow([]);
  sheet.addRow(["x", true, 1.5]);
  const table = await getTable(new Uint8Array(await workbook.xlsx.writeBuffer()));
  expect(table).toEqual({
    headings: ["Date", "Op", "Sum"],
    rows: [
      { number: 2, cells: ["2025-04-03", "Spleen embo", "2"] },
      { number: 4, cells: ["x", "true", "1.5"] },
    ],
    formulas: 1,
  });
});

test("a whole logbook that the portal exported is imported again without a question", async () => {
  const [procedure] = getProcedures(catalogue);
  const attending = { id: "a1" as AttendingId, firstName: "Katarzyna Ewa", lastName: "-Wójcik" };
  const record = {
    ...filledFields,
    id: "r1",
    part: "authorAndParticipant",
    customerId: 1,
    groupId: 7,
    groupName: "IR Residents",
    dateOfProcedure: "2026-03-04",
    procedureIndication: "=trauma",
    hospital: "St. Aldhelm",
    attending,
    procedure,
    participants: [
      { user: { keycloak_id: "kc-maya" }, name: "Maya Lindqvist", role: "Operator", level: "IR1" },
      { user: null, name: "Ines Roth", role: null, level: null },
    ],
    confirmation: { state: "open", askedAt: "2026-03-04T08:00:00.000Z" },
    import: null,
  } as unknown as ExportedRecord;
  const today = "2026-11-27" as LocalDate;
  const table = await getTable(bytes(writeLogbookCsv([record])));
  const { draft, format } = beginDraft(table, today, []);
  const lists = {
    hospitals: ["St. Aldhelm"],
    attendings: [attending],
    procedures: getProcedures(catalogue),
  };
  const columns = valueColumns(table, draft, lists);
  expect(format?.id).toBe("cathedra-logbook");
  expect(missingTargets(draft)).toEqual([]);
  expect(columns.flatMap(({ values }) => values).filter(({ isSure }) => !isSure)).toEqual([]);
  const me = { keycloakId: "kc-maya" as KeycloakId, name: "Maya Lindqvist" };
  const mapping = finishMapping(table, draft, columns);
  expect(table.rows.map(({ cells }) => makeImportRow(cells, mapping, me, today))).toEqual([
    {
      ...filledFields,
      ...Object.fromEntries(
        Object.entries(filledFields).flatMap(([name, value]) =>
          typeof value === "number" ? [[name, String(value)]] : [],
        ),
      ),
      dateOfProcedure: "2026-03-04",
      procedureIndication: "=trauma",
      hospital: "St. Aldhelm",
      attending: { id: "a1" },
      procedure: { code: procedure?.code },
      participants: [
        { user: { keycloak_id: "kc-maya" }, name: "Maya Lindqvist", role: "Operator", level: "IR1" },
        { name: "Ines Roth", role: null, level: null },
      ],
    },
  ]);
});
