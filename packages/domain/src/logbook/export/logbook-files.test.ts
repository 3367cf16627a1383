import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { instant, parseLocalDate } from "../../time.ts";
import { confirmationStates } from "../confirmation/confirmation.ts";
import { clinicalFieldNames, recordFields } from "../fields/record-fields.ts";
import { levels, participantRoles } from "../values.ts";
import { neutraliseFormula, restoreFormula } from "./csv-cell.ts";
import { isExportedLogbook, logbookColumns } from "./export-columns.ts";
import { type ExportedRecord, ownParts } from "./exported-record.ts";
import { readLogbookJson, writeLogbookJson } from "./logbook-json.ts";
import { makeLogbookSchema } from "./logbook-schema.ts";
import { cellReader, columnsOfRecords, readLogbookCsv, readLogbookRows } from "./logbook-table.ts";

/** Texts of any characters, often such that a spreadsheet would run them or a file could end at them. */
const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30, unit: "binary" }),
  fc.constantFrom(
    "=1+1",
    "'=1+1",
    "''=1+1",
    "'",
    "-",
    '"',
    '",\r\n"',
    " padded ",
    "@SUM(A1)",
    "\t=1",
    "true",
    "0012",
  ),
);
const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => parseLocalDate(date.toISOString().slice(0, 10)));
const dateTime = fc
  .date({ min: new Date(0), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString());
const dose = fc.integer({ min: 0, max: 999_999_999 }).map((thousandths) => thousandths / 1000);
const person = fc.record({ keycloak_id: fc.uuid(), first_name: fc.option(text), last_name: fc.option(text) });

/** Any value of a described field, by its kind. */
function fieldValue(name: keyof typeof recordFields): fc.Arbitrary<unknown> {
  const field = recordFields[name];
  if (field.kind === "choice") return fc.constantFrom(...Object.keys(field.options));
  return { number: dose, yesNo: fc.boolean(), day, text, own: text }[field.kind];
}

const clinical = Object.fromEntries(clinicalFieldNames.map((name) => [name, fc.option(fieldValue(name))]));

const anyRecord = fc.record({
  ...clinical,
  id: fc.uuid(),
  part: fc.constantFrom(...ownParts),
  customerId: fc.nat(),
  groupId: fc.nat(),
  groupName: text,
  dateOfProcedure: day,
  optionalIdentifier: fc.option(text),
  procedureIndication: text,
  hospital: text,
  attending: fc.record({ id: fc.uuid(), firstName: text, lastName: text }),
  procedure: fc.record({
    interventionType: text,
    organSystem: text,
    category: text,
    subCategory: text,
    name: text,
    code: text,
  }),
  participants: fc.array(
    fc.record({
      user: fc.option(fc.record({ keycloak_id: fc.uuid() })),
      name: text,
      role: fc.option(fc.constantFrom(...participantRoles)),
      level: fc.option(fc.constantFrom(...levels)),
    }),
    { maxLength: 30 },
  ),
  confirmation: fc.record({
    state: fc.constantFrom(...confirmationStates),
    askedAt: dateTime,
    at: fc.option(dateTime),
    word: fc.option(text),
    by: fc.option(person),
    confirmed: fc.option(
      fc.record({
        byName: text,
        byAddress: text,
        capacity: text,
        reason: fc.option(text),
        at: dateTime,
        recordVersion: dateTime,
        attending: text,
        hospital: text,
        procedure: text,
      }),
    ),
  }),
  import: fc.option(fc.record({ id: fc.uuid(), importedAt: dateTime, fileName: text })),
  createdAt: dateTime,
  createdBy: fc.option(person),
  modifiedAt: dateTime,
  modifiedBy: fc.option(person),
}) as unknown as fc.Arbitrary<ExportedRecord>;

const logbooks = fc.array(anyRecord, { maxLength: 3 });
const readWhole = (records: readonly ExportedRecord[]) => records.map((value) => ({ ok: true, value }));

describe("the files of a logbook", () => {
  it("a JSON file is read as the records that were written", () => {
    fc.assert(
      fc.property(logbooks, (records) => {
        const read = readLogbookJson(writeLogbookJson(records, instant(0)));
        expect(read).toEqual({ ok: true, value: { exportedAt: 0, records: readWhole(records) } });
      }),
    );
  });

  it("the cells of a CSV file are read as the records that were written, in any order of the columns", () => {
    fc.assert(
      fc.property(logbooks, fc.boolean(), (records, isReversed) => {
        const columns = isReversed ? columnsOfRecords(records).toReversed() : columnsOfRecords(records);
        const rows = records.map((record) =>
          columns.map((column) => neutraliseFormula(String(cellReader(column)(record) ?? ""))),
        );
        expect(readLogbookCsv([columns.map(({ heading }) => heading), ...rows])).toEqual(readWhole(records));
      }),
    );
  });

  it("the typed cells of a spreadsheet are read as the records that were written", () => {
    fc.assert(
      fc.property(logbooks, (records) => {
        const columns = columnsOfRecords(records);
        const rows = records.map((record) =>
          columns.map((column) => {
            const value = cellReader(column)(record);
            return column.kind === "day" && value !== null ? new Date(`${value}T00:00:00Z`) : value;
          }),
        );
        const headings = columns.map(({ heading }) => heading);
        expect(readLogbookRows(headings, rows)).toEqual(readWhole(records));
      }),
      { numRuns: 30 },
    );
  });

  it("no cell of a CSV file is a formula, and every cell is read as it was (X82)", () => {
    fc.assert(
      fc.property(text, (cell) => {
        expect(neutraliseFormula(cell)).not.toMatch(/^[=+\-@\t\r\n]/);
        expect(restoreFormula(neutraliseFormula(cell))).toBe(cell);
      }),
    );
    expect(["=1", "+1", "-1", "@a", "\t=1", "'=1", "＝1", "plain", "'s"].map(neutraliseFormula)).toEqual([
      "'=1",
      "'+1",
      "'-1",
      "'@a",
      "'\t=1",
      "''=1",
      "'＝1",
      "plain",
      "'s",
    ]);
  });

  it("a row that cannot be read says in which columns and why, and the others are read", () => {
    const [record] = fc.sample(anyRecord, { numRuns: 1, seed: 1 });
    if (record === undefined) throw new Error("no record");
    const wrong = { ...record, doseTime: "much", dateOfProcedure: "2026-02-30", sex: "male", hospital: "" };
    const nameless = { ...record, participants: [{ user: null, name: "", role: "Operator", level: null }] };
    const file = JSON.parse(writeLogbookJson([record], instant(0)));
    const read = readLogbookJson(JSON.stringify({ ...file, records: [wrong, nameless, null, record] }));
    expect(read.ok && read.value.records).toEqual([
      {
        ok: false,
        error: [
          { heading: "hospital", code: "REQUIRED" },
          { heading: "dateOfProcedure", code: "INVALID" },
          { heading: "sex", code: "NOT_AN_OPTION" },
          { heading: "doseTime", code: "INVALID" },
        ],
      },
      { ok: false, error: [{ heading: "participants.1.name", code: "REQUIRED" }] },
      { ok: false, error: [{ heading: "participants", code: "INVALID" }] },
      { ok: true, value: record },
    ]);
  });

  it.each([
    ["{", "NOT_JSON"],
    ["[]", "NOT_A_LOGBOOK"],
    ['{"records":[]}', "NOT_A_LOGBOOK"],
    [
      '{"$schema":"urn:cathedra:logbook:2","version":2,"exportedAt":"2026-01-01T00:00:00Z","records":[]}',
      "OTHER_VERSION",
    ],
    ['{"$schema":"urn:cathedra:logbook:1","version":1,"exportedAt":"today","records":[]}', "NOT_A_LOGBOOK"],
  ])("the file %s is refused", (file, code) => {
    expect(readLogbookJson(file)).toEqual({ ok: false, error: { code } });
  });

  it("the portal's own file is recognised by its headings", () => {
    const headings = columnsOfRecords([]).map(({ heading }) => heading);
    expect(isExportedLogbook(headings)).toBe(true);
    expect(isExportedLogbook(headings.filter((heading) => heading !== "procedure.code"))).toBe(false);
    expect(isExportedLogbook(["Date", "Hospital"])).toBe(false);
  });

  it("the schema describes every column", () => {
    const described = JSON.stringify(makeLogbookSchema());
    for (const { heading } of logbookColumns) expect(described).toContain(`"${heading.split(".").at(-1)}"`);
    expect(makeLogbookSchema()).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: "urn:cathedra:logbook:1",
      $defs: { record: { properties: { attending: { required: ["id", "firstName", "lastName"] } } } },
    });
  });
});
