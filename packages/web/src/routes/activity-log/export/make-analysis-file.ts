import {
  type AnalysisColumn,
  type AnalysisDefinition,
  type AnalysisRun,
  analysisTable,
  dictionaryColumns,
  type ExerciseDefinition,
} from "@cathedra/domain/results";
import { strToU8, zipSync } from "fflate";
import { getName } from "../../../features/access-vouchers/person-names.ts";
import type { ExportColumn } from "../../../features/export/export-column.ts";
import { makeWorkbook } from "../../../features/export/workbook.ts";
import { csvText } from "../../../features/save-file/csv.ts";
import { isoWithOffset } from "../../../format/iso-with-offset.ts";
import type { AnsweredRun } from "./analysis-export.ts";
import type { LogOrder } from "./make-log-export.ts";

type AnalysisFormat = "xlsx" | "csv";

/** What the export needs besides the list's own query: the format, and the query for definitions. */
export type AnalysisRequest = {
  readonly list: LogOrder["request"];
  readonly definitionOperation: string;
  readonly format: AnalysisFormat;
  /** The browser's time zone, in which the file's times are written. */
  readonly timeZone: string;
};

type AnsweredDefinition = { readonly resultFormatVersion: string; readonly definition: ExerciseDefinition };

export type AnalysisTools = {
  /** Fetches what the exercise of a run measures, by the id of the run. */
  readonly ask: (id: string) => Promise<AnsweredDefinition | "unauthenticated">;
  readonly timeZone: string;
  readonly format: AnalysisFormat;
  readonly onProgress: (made: number) => void;
};

/** Runs for analysis with their data dictionary: two sheets of a workbook, or two CSV files in a zip. */
export async function makeAnalysisFile(
  answered: readonly AnsweredRun[],
  { ask, timeZone, format, onProgress }: AnalysisTools,
): Promise<ArrayBuffer | "unauthenticated"> {
  const definitions: AnalysisDefinition[] = [];
  for (const run of new Map(answered.map((each) => [each.exerciseId, each])).values()) {
    const found = await ask(run.id);
    if (found === "unauthenticated") return found;
    const { exerciseId, exerciseKey, exerciseName, moduleVersion } = run;
    definitions.push({ exerciseId, exerciseKey, exerciseName, moduleVersion, ...found });
  }
  const { columns, dictionary } = analysisTable(definitions.toSorted(byExercise));
  const runs = answered.map((run) => toAnalysisRun(run, timeZone));
  if (format === "xlsx") return getWorkbook(columns, runs, dictionary, onProgress);
  const files = {
    "runs.csv": strToU8(toCsv(columns, runs)),
    "data-dictionary.csv": strToU8(toCsv(dictionaryColumns, dictionary)),
  };
  onProgress(runs.length);
  return zipSync(files).buffer;
}

/** Sorts by exercise and version, so that columns have the same order in every file. */
function byExercise(one: AnalysisDefinition, other: AnalysisDefinition): number {
  if (one.exerciseKey !== other.exerciseKey) return one.exerciseKey < other.exerciseKey ? -1 : 1;
  return one.exerciseId - other.exerciseId;
}

type Dictionary = ReturnType<typeof analysisTable>["dictionary"];

function getWorkbook(
  columns: readonly AnalysisColumn<AnalysisRun>[],
  runs: readonly AnalysisRun[],
  dictionary: Dictionary,
  onProgress: (made: number) => void,
): Promise<ArrayBuffer> {
  const explanation = {
    name: "Data dictionary",
    columns: dictionaryColumns.map(sheetColumn),
    rows: dictionary,
  };
  return makeWorkbook({ name: "Runs", columns: columns.map(sheetColumn) }, runs, onProgress, explanation);
}

function sheetColumn<Row>({ name, type, value }: AnalysisColumn<Row>): ExportColumn<Row> {
  if (type !== "text") return { header: name, width: 14, kind: "any", value };
  const getText = (row: Row) => {
    const cell = value(row);
    return cell === null ? null : String(cell);
  };
  return { header: name, width: 16, kind: "text", value: getText };
}

/** UTF-8 without a byte order mark; missing values are empty cells. */
function toCsv<Row>(columns: readonly AnalysisColumn<Row>[], rows: readonly Row[]): string {
  const cells = rows.map((row) =>
    columns.map(({ value }) => {
      const cell = value(row);
      return typeof cell === "number" ? cell : String(cell ?? "");
    }),
  );
  return `${csvText([columns.map(({ name }) => name), ...cells])}\r\n`;
}

/** A run with the fields of the file, with times in the browser's time zone. */
function toAnalysisRun(run: AnsweredRun, timeZone: string): AnalysisRun {
  const { activityStart, activityEnd, totalTimeInSeconds, createdBy, courseName, unitName, ...rest } = run;
  const { sessionId, launchId, serviceTag, progress } = run;
  return {
    ...rest,
    personId: createdBy.keycloak_id,
    personName: getName(createdBy),
    email: createdBy.email ?? null,
    courseName: courseName ?? null,
    unitName: unitName ?? null,
    startedAt: isoWithOffset(activityStart),
    endedAt: isoWithOffset(activityEnd),
    timeZone,
    durationSeconds: totalTimeInSeconds,
    sessionId: sessionId ?? null,
    launchId: launchId ?? null,
    serviceTag: serviceTag ?? null,
    progress: progress ?? null,
  };
}
