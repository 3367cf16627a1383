import type { ExerciseDefinition } from "@cathedra/domain/results";
import exceljs from "exceljs/dist/exceljs.bare.min.js";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { AnsweredRun } from "./analysis-export.ts";
import { makeAnalysisFile } from "./make-analysis-file.ts";

const definition: ExerciseDefinition = {
  groups: [],
  metrics: [
    {
      internal_id: "dose",
      label: "Dose",
      description: "",
      unit: "mGy",
      data_type: "float",
      value_format: "number",
      is_comparable: true,
      order: 0,
    },
    {
      internal_id: "remark",
      label: "Remark",
      description: "",
      unit: "",
      data_type: "string",
      value_format: "text",
      is_comparable: false,
      order: 1,
    },
  ],
  benchmarks: [{ id: "dose", metric: "dose", default_operator: "lessthan", value: 300 }],
};

const run = (number: number, over: Partial<AnsweredRun> = {}): AnsweredRun => ({
  id: `run-${number}`,
  activityStart: "2026-03-02T09:05:00.250Z",
  activityEnd: "2026-03-02T09:17:34.000Z",
  totalTimeInSeconds: 754,
  exerciseId: 7,
  exerciseKey: "carotid/stenosis",
  exerciseName: "=HYPERLINK(1)",
  moduleCode: "carotid",
  moduleName: "Carotid, left",
  moduleVersion: "2.1",
  courseName: null,
  unitName: null,
  source: "station",
  sessionId: "s",
  launchId: null,
  serviceTag: null,
  isCompleted: true,
  outcome: "met",
  asked: 1,
  measured: 1,
  evaluated: 1,
  met: 1,
  progress: 100,
  implausible: [],
  values: { dose: -0.5, remark: "@SUM(A1)\nnext" },
  createdBy: { keycloak_id: "maya", first_name: "Maya", last_name: "Lindqvist", email: null },
  ...over,
});

async function getFile(format: "xlsx" | "csv", runs: readonly AnsweredRun[]) {
  const asked: string[] = [];
  const progress: number[] = [];
  const file = await makeAnalysisFile(runs, {
    ask: async (id) => {
      asked.push(id);
      return { resultFormatVersion: "2", definition };
    },
    timeZone: "Europe/Stockholm",
    format,
    onProgress: (made) => progress.push(made),
  });
  if (file === "unauthenticated") throw new Error("it was refused");
  return { file, asked, progress };
}

test("the metrics of each exercise version are requested once", async () => {
  const { asked, progress } = await getFile("csv", [run(1), run(2), run(3, { exerciseId: 8 })]);
  expect(asked).toHaveLength(2);
  expect(progress).toEqual([3]);
});

test("CSV files have one row per run, text is never a formula, and numbers keep their sign", async () => {
  const { file } = await getFile("csv", [run(1), run(2)]);
  const files = unzipSync(new Uint8Array(file));
  expect(Object.keys(files)).toEqual(["runs.csv", "data-dictionary.csv"]);
  const runs = strFromU8(files["runs.csv"] ?? new Uint8Array());
  const [head = "", first = ""] = runs.split("\r\n");
  expect(head.split(",")).toContain("metric.dose [mGy]");
  expect(first).toContain("'=HYPERLINK(1)");
  expect(first).toContain('"Carotid, left"');
  expect(first).toContain("-0.5");
  expect(runs).toContain('"\'@SUM(A1)\nnext"');
  expect(runs.trimEnd().split("\r\n")).toHaveLength(3);
  const dictionary = strFromU8(files["data-dictionary.csv"] ?? new Uint8Array());
  for (const name of head.split(",")) expect(dictionary).toContain(`\r\n${name},`);
});

test("the workbook has the runs and the dictionary, with numbers, booleans and text as cell types (X82)", async () => {
  const { file } = await getFile("xlsx", [run(1), run(2, { values: {} })]);
  const workbook = new exceljs.Workbook();
  await workbook.xlsx.load(file);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(["Runs", "Data dictionary"]);
  const sheet = workbook.getWorksheet("Runs");
  const heads = sheet?.getRow(1).values as readonly string[];
  const cell = (row: number, name: string) => sheet?.getRow(row).getCell(heads.indexOf(name)).value;
  expect(cell(2, "metric.dose [mGy]")).toBe(-0.5);
  expect(cell(2, "is_passed")).toBe(true);
  expect(cell(2, "exercise_name")).toBe("=HYPERLINK(1)");
  expect(cell(2, "result_format_version")).toBe("2");
  expect(cell(2, "started_at")).toMatch(/^2026-03-02T\d\d:05:00\.250[+-]\d\d:\d\d$/);
  expect(cell(3, "metric.dose [mGy]")).toBeNull();
  expect(sheet?.rowCount).toBe(3);
});

test("an expired token while definitions are requested makes no file", async () => {
  const file = await makeAnalysisFile([run(1)], {
    ask: async () => "unauthenticated",
    timeZone: "UTC",
    format: "csv",
    onProgress: () => undefined,
  });
  expect(file).toBe("unauthenticated");
});
