import { type LocalDate, parseLocalDate } from "@cathedra/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byKind, byKindOfProcedure, getColumns } from "../numbers/cases-by-role.ts";
import { getDays, readTotalsView, withPeriod, writeTotalsView } from "../numbers/totals-view.ts";
import { readListView } from "../record-list/list-view.ts";
import { exactRecordsHref, recordsHref } from "../record-list/records-href.ts";
import { type ProcedureRow, showDose, sortedRows, toCsv } from "./procedure-rows.ts";

const day = (text: string): LocalDate => {
  const date = parseLocalDate(text);
  if (date === undefined) throw new Error(text);
  return date;
};
const today = day("2026-11-21");
const none = { median: null, cases: 0 };

const row = (name: string, cases: number, rest: Partial<ProcedureRow> = {}): ProcedureRow => ({
  procedure: { code: "AI-1", name },
  cases,
  roles: [{ role: "Operator", cases }],
  doseTime: none,
  doseDap: none,
  doseSkin: none,
  doseCtdi: none,
  doseDlp: none,
  ...rest,
});

describe("address of the totals", () => {
  test("any address is read, and is the same after writing and reading it again", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom("period", "from", "to", "group", "person"), fc.string()),
        (given) => {
          const view = readTotalsView(new URLSearchParams(given));
          expect(readTotalsView(writeTotalsView(view))).toEqual(view);
        },
      ),
    );
  });

  test("custom dates start with the days shown before", () => {
    const view = readTotalsView(new URLSearchParams("period=calendarYear"));
    const custom = withPeriod(view, "custom", today);
    expect(writeTotalsView(custom).toString()).toBe("period=custom&from=2026-01-01&to=2026-11-21");
    expect(getDays(custom, today)).toEqual({ from: "2026-01-01", to: today });
  });

  test("the link leads to the counted records, if the list can show exactly these", () => {
    const href = recordsHref({ startDate: "2026-07-01", interventionType: "Biopsy/Drainage" });
    const view = readListView(new URL(href, "http://portal").searchParams);
    expect(view.filters).toMatchObject({ startDate: "2026-07-01", interventionType: "Biopsy/Drainage" });
    expect(recordsHref({})).toBe("/logbook/records");
    expect(exactRecordsHref({ interventionType: "Biopsy/Drainage" })).toBe(
      recordsHref({ interventionType: "Biopsy/Drainage" }),
    );
    expect(exactRecordsHref({ category: "Neurovascular" })).toBeUndefined();
  });
});

describe("sums of the totals", () => {
  const months = [
    { month: "2026-03-01", role: "Operator", cases: 2 },
    { month: "2026-03-01", role: null, cases: 1 },
    { month: "2026-05-01", role: "Scrub", cases: 4 },
  ];

  test("roles are grouped in order, and every case is counted", () => {
    expect(byKind(months)).toEqual([2, 0, 0, 5]);
  });

  test("every month has a column, even without cases", () => {
    const { unit, columns } = getColumns(months, { from: day("2026-02-01"), to: day("2026-06-10") });
    expect(unit).toBe("month");
    expect(columns.map(({ values }) => values.reduce((sum, value) => sum + value))).toEqual([0, 3, 0, 4, 0]);
  });

  test("a very long period starts with the first case", () => {
    const { columns } = getColumns(months, { from: day("0002-01-01"), to: day("2026-06-10") });
    expect(columns[0]?.from).toBe("2026-03-01");
  });

  test("organ systems of different intervention types are counted separately", () => {
    const counted = (interventionType: string, cases: number) => ({
      procedure: { interventionType, organSystem: "Abdomen" },
      cases,
    });
    const kinds = byKindOfProcedure([counted("A", 1), counted("B", 3), counted("A", 4)], "organSystem");
    expect(kinds.map(({ interventionType, cases }) => [interventionType, cases])).toEqual([
      ["A", 5],
      ["B", 3],
    ]);
  });
});

describe("table of procedures", () => {
  test("rows without a median come last in both directions", () => {
    const rows = [
      row("a", 1),
      row("b", 1, { doseTime: { median: 3, cases: 3 } }),
      row("c", 1, { doseTime: { median: 9, cases: 3 } }),
    ];
    const names = (direction: "ascending" | "descending") =>
      sortedRows(rows, { column: "doseTime", direction }).map(({ procedure }) => procedure.name);
    expect(names("ascending")).toEqual(["b", "c", "a"]);
    expect(names("descending")).toEqual(["c", "b", "a"]);
  });

  test("doses are shown with three significant digits", () => {
    expect([0.1234, 5.4, 48.125, 1028.4].map(showDose)).toEqual(["0.123", "5.4", "48.1", "1028"]);
  });

  test("text in the file is quoted if needed, and is never a formula", () => {
    const [, first, second] = toCsv([row('A "b", c', 2), row("=1+1", 1)]).split("\r\n");
    expect(first).toBe('AI-1,"A ""b"", c",2,2,0,0,0,,0,,0,,0,,0,,0');
    expect(second?.startsWith("AI-1,'=1+1,1")).toBe(true);
  });
});
