import { maxExportedActivities } from "@cathedra/domain/activity-log";
import exceljs from "exceljs/dist/exceljs.bare.min.js";
import { expect, test } from "vitest";
import type { ExportProgress } from "../../../features/export/export-messages.ts";
import { makeWorkbook } from "../../../features/export/workbook.ts";
import type { ExportedRun } from "./log-export.ts";
import { logExportColumns } from "./log-export-columns.ts";
import { makeLogExport } from "./make-log-export.ts";

const order = {
  operation: "a1b2",
  request: { groups: [3], searchParams: { sortField: "score", searchText: "carotid" } },
} as const;
const file = new ArrayBuffer(8);

const run = (number: number): ExportedRun => ({
  id: `run-${number}`,
  activityStart: "2026-03-02T09:05:00.000Z",
  exerciseName: "Carotid stenosis",
  moduleName: "Carotid",
  moduleVersion: "2.1",
  courseName: null,
  unitName: null,
  totalTimeInSeconds: 754,
  outcomeText: "Succesfully met all criteria",
  isCompleted: true,
  asked: 7,
  measured: 7,
  implausible: [],
  progress: 100,
  source: "by_hand",
  serviceTag: null,
  createdBy: {
    keycloak_id: "maya",
    first_name: "Maya",
    last_name: "Lindqvist",
    email: "maya@northgate.example",
  },
});

/** The API with `count` runs, of which `grow` more appear at the beginning of the list after each page. */
async function newsOf(count: number, grow = 0, answer?: (asked: number) => Response | undefined) {
  const news: ExportProgress[] = [];
  const asked: { offset: number; limit: number }[] = [];
  const rows: ExportedRun[] = [];
  let there = Array.from({ length: count }, (_, number) => run(number));
  await makeLogExport(
    {
      fetch: async (_, init) => {
        const { variables } = JSON.parse(typeof init?.body === "string" ? init.body : "");
        asked.push(variables);
        const own = answer?.(asked.length);
        if (own !== undefined) return own;
        const activities = there.slice(variables.offset, variables.offset + variables.limit);
        const page = { count: there.length, activities };
        there = [
          ...Array.from({ length: grow }, (__, n) => run(1_000_000 + asked.length * 10 + n)),
          ...there,
        ];
        return Response.json({ data: { page } });
      },
      onProgress: (said) => news.push(said),
      makeFile: async (runs: readonly ExportedRun[]) => {
        rows.push(...runs);
        return file;
      },
    },
    order,
  );
  return { news, asked, ids: rows.map(({ id }) => id) };
}

test("the export reads the filtered list page by page, reports progress and makes the file (6.011)", async () => {
  const { news, asked, ids } = await newsOf(250);
  expect(asked.map(({ offset, limit }) => [offset, limit])).toEqual([
    [0, 100],
    [100, 100],
    [200, 100],
  ]);
  expect(asked[0]).toMatchObject(order.request);
  expect(news.filter(({ kind }) => kind === "reading")).toEqual(
    [100, 200, 250].map((made) => ({ kind: "reading", made, total: 250 })),
  );
  expect(news.at(-1)).toEqual({ kind: "made", file });
  expect(ids).toEqual(Array.from({ length: 250 }, (_, n) => `run-${n}`));
});

test("if the last page of the export is full, no further page is requested", async () => {
  const { asked, news } = await newsOf(200);
  expect(asked.length).toBe(2);
  expect(news.at(-1)).toEqual({ kind: "made", file });
});

test("runs that arrive during the export cause no duplicates and no gaps", async () => {
  const { ids } = await newsOf(250, 3);
  expect(new Set(ids).size).toBe(ids.length);
  for (let number = 0; number < 250; number += 1) expect(ids).toContain(`run-${number}`);
});

test("a list without runs makes no file (6.024)", async () => {
  expect((await newsOf(0)).news.at(-1)).toEqual({ kind: "nothing" });
});

test("an export ends at the maximum number of rows, and reports this", async () => {
  const { news, asked, ids } = await newsOf(maxExportedActivities + 1);
  expect(ids.length).toBe(maxExportedActivities);
  expect(asked.length).toBe(maxExportedActivities / 100);
  expect(news.at(-1)).toEqual({ kind: "madeInPart", file });
  expect((await newsOf(maxExportedActivities)).news.at(-1)).toEqual({ kind: "made", file });
});

test.each([
  ["no answer", () => new Response("<html>", { status: 502 })],
  ["a refusal", () => Response.json({ data: null, errors: [{ message: "no" }] })],
])("%s during the export is reported as a failure (6.022)", async (_name, answer) => {
  const { news } = await newsOf(250, 0, (asked) => (asked === 2 ? answer() : undefined));
  expect(news.at(-1)).toEqual({ kind: "failed" });
});

test("an expired token is reported", async () => {
  const { news } = await newsOf(250, 0, (asked) =>
    asked === 2 ? new Response("{}", { status: 401 }) : undefined,
  );
  expect(news.at(-1)).toEqual({ kind: "unauthenticated" });
});

test("names that begin like formulas stay text", async () => {
  const workbook = new exceljs.Workbook();
  const runs = [{ ...run(1), exerciseName: "=1+1", courseName: "@cmd", unitName: "+1", moduleName: "-1" }];
  await workbook.xlsx.load(await makeWorkbook({ name: "Activities", columns: logExportColumns }, runs));
  const row = workbook.getWorksheet("Activities")?.getRow(2);
  const cells = ["Exercise", "Course", "Unit", "Module"].map((header) => {
    const at = logExportColumns.findIndex((column) => column.header === header);
    return row?.getCell(at + 1);
  });
  expect(cells.map((cell) => cell?.value)).toEqual(["=1+1", "@cmd", "+1", "-1"]);
  for (const cell of cells) expect([cell?.formula, cell?.numFmt]).toEqual([undefined, "@"]);
  expect(row?.getCell(logExportColumns.findIndex(({ header }) => header === "ScorePercent") + 1).value).toBe(
    100,
  );
});

test("the source of a run has the same text as in the list", () => {
  const source = logExportColumns.find(({ header }) => header === "Source");
  expect(source?.value(run(1))).toBe("By hand");
});
