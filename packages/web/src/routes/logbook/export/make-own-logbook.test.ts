import { readLogbookCsv, readLogbookJson, readLogbookRows } from "@cathedra/domain/logbook";
import { emptyClinicalFields, filledFields } from "@cathedra/test-fixtures";
import exceljs from "exceljs/dist/exceljs.bare.min.js";
import Papa from "papaparse";
import { expect, test } from "vitest";
import type { ExportProgress } from "../../../features/export/export-messages.ts";
import { makeWorkbook } from "../../../features/export/workbook.ts";
import { type LogbookFormat, makeOwnLogbook } from "./make-own-logbook.ts";
import { spreadsheetColumns } from "./own-logbook-columns.ts";

const person = { keycloak_id: "maya", first_name: "Maya", last_name: "Lindqvist" };

const aWireRecord = (id: string, changes: object = {}) => ({
  part: "authorAndParticipant",
  record: {
    id,
    customerId: 1,
    groupId: 2,
    groupName: "IR Residents",
    ...emptyClinicalFields,
    optionalIdentifier: null,
    dateOfProcedure: "2026-03-31",
    procedureIndication: "=trauma",
    hospital: "St. Aldhelm",
    attending: { id: "a", firstName: "Katarzyna", lastName: "Wójcik" },
    participants: [{ user: { keycloak_id: "maya" }, name: "Maya Lindqvist", role: "Operator", level: "IR1" }],
    procedure: {
      interventionType: "Arterial Interventions",
      organSystem: "Abdomen",
      category: "Endovascular",
      subCategory: "Embolization",
      name: "Splenic artery embolization",
      code: "AI-2001",
    },
    confirmation: {
      state: "open",
      askedAt: "2026-04-01T08:00:00.000Z",
      at: null,
      word: null,
      by: null,
      confirmed: null as object | null,
    },
    imported: null as object | null,
    createdAt: "2026-04-01T08:00:00.000Z",
    createdBy: person,
    modifiedAt: "2026-04-01T08:00:00.000Z",
    modifiedBy: person,
    ...changes,
  },
});

type Entry = ReturnType<typeof aWireRecord>;

const page = (entries: readonly Entry[], totalCount: number, next: string | null = null) =>
  Response.json({
    data: { ownLogbook: { totalCount, readAt: "2026-05-01T08:00:00.000Z", next, entries } },
  });

/** Makes a file from these answers; the answers are read in turn. */
async function getFile(format: LogbookFormat, ...answers: (Response | Error)[]) {
  const news: ExportProgress[] = [];
  const asked: unknown[] = [];
  await makeOwnLogbook(
    {
      now: () => 0,
      onProgress: (said) => news.push(said),
      makeWorkbook: (records, onProgress) =>
        makeWorkbook({ name: "Logbook", columns: spreadsheetColumns(records) }, records, onProgress),
      fetch: async (_, init) => {
        asked.push(JSON.parse(init?.body as string).variables);
        const answer = answers.shift() ?? new Error("asked once too often");
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    { operation: "a1b2", request: { format } },
  );
  const made = news.at(-1);
  return { news, asked, made, file: made?.kind === "made" ? made.file : new ArrayBuffer() };
}

const importOfRecord = { id: "i1", importedAt: "2026-03-01T08:00:00.000Z", fileName: "=earlier.xlsx" };
const filled = aWireRecord("r2", {
  ...filledFields,
  procedureComments: '"quoted", and\n@lines',
  imported: importOfRecord,
});
const confirmation = {
  ...aWireRecord("r1").record.confirmation,
  state: "confirmed",
  at: "2026-04-05T08:00:00.000Z",
  confirmed: {
    byName: "George Marsh",
    byAddress: "george@aldhelm.example",
    capacity: "administrator",
    reason: "Left the hospital",
    attending: "Wójcik, Katarzyna",
    hospital: "St. Aldhelm",
    procedure: "Splenic artery embolization",
    at: "2026-04-05T08:00:00.000Z",
    recordVersion: "2026-04-01T08:00:00.000Z",
  },
};
const [first, third] = [
  aWireRecord("r1", { confirmation }),
  aWireRecord("r3", { dateOfProcedure: "2026-04-02" }),
];
const expected = [third, filled, first].map(({ part, record: { imported, ...record } }) => ({
  ok: true,
  value: { ...record, part, import: imported },
}));
const pages = () => [page([first, filled], 3, "r2"), page([third], 3), page([], 3)];
const getText = (file: ArrayBuffer) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(file);

test("all pages are read by the last id, then what changed since the first, and JSON has every record, latest first", async () => {
  const { asked, news, file } = await getFile("json", ...pages());
  expect(asked).toEqual([
    { limit: 500 },
    { limit: 500, after: "r2" },
    { limit: 500, changedSince: "2026-05-01T08:00:00.000Z" },
  ]);
  expect(news.map((each) => ("made" in each ? [each.kind, each.made, each.total] : [each.kind]))).toEqual([
    ["reading", 2, 3],
    ["reading", 3, 3],
    ["making", 0, 3],
    ["made"],
  ]);
  const read = readLogbookJson(getText(file));
  expect(read.ok && read.value.records).toEqual(expected);
});

test("the CSV file is read by another parser as the same records, and has no formulas (X82)", async () => {
  const { file } = await getFile("csv", ...pages());
  const { data, errors } = Papa.parse<string[]>(getText(file).trim());
  expect(errors).toEqual([]);
  expect(readLogbookCsv(data)).toEqual(expected);
  expect(data.flat().filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
});

test("the spreadsheet is read as the same records, with days, numbers and booleans as such", async () => {
  const { file } = await getFile("xlsx", ...pages());
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(file);
  const rows: unknown[][] = [];
  workbook.getWorksheet("Logbook")?.eachRow((row) => rows.push((row.values as unknown[]).slice(1)));
  const [headings, ...cells] = rows as [string[], ...(string | number | boolean | Date)[][]];
  expect(readLogbookRows(headings, cells)).toEqual(expected);
  expect(cells[1]?.[headings.indexOf("doseTime")]).toBe(filledFields.doseTime);
  expect(cells[0]?.[headings.indexOf("dateOfProcedure")]).toBeInstanceOf(Date);
});

test("what changed during the export is in the file as it is at the end, and is counted", async () => {
  const changed = aWireRecord("r1", { hospital: "Northgate" });
  const { file, made } = await getFile(
    "json",
    page([first, filled], 3, "r2"),
    page([third], 3),
    // The second is read again because it was saved shortly before, and is the same.
    page([changed, filled], 2, "r2"),
    page([aWireRecord("r4")], 2),
  );
  const read = readLogbookJson(getText(file));
  const records = read.ok ? read.value.records : [];
  expect(records.flatMap((each) => (each.ok ? [[each.value.id, each.value.hospital]] : []))).toEqual([
    ["r3", "St. Aldhelm"],
    ["r4", "St. Aldhelm"],
    ["r2", "St. Aldhelm"],
    ["r1", "Northgate"],
  ]);
  expect(made).toMatchObject({
    note: "2 records were changed or added during the export; the file has the latest version. 2 records were removed during the export and may still be in the file.",
  });
});

test("an empty logbook makes no file; a refused token and a failure are reported, also after some pages", async () => {
  expect((await getFile("csv", page([], 0), page([], 0))).news.at(-1)).toEqual({ kind: "nothing" });
  const refused = Response.json({}, { status: 401 });
  expect((await getFile("csv", page([first], 2, "r1"), refused)).made).toEqual({ kind: "unauthenticated" });
  const failed = await getFile("csv", page([first], 2, "r1"), new TypeError("Failed to fetch"));
  expect(failed.made).toEqual({ kind: "failed" });
});
