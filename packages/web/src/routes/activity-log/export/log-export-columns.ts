import { runSourceNames } from "@cathedra/domain/messages";
import { getName } from "../../../features/access-vouchers/person-names.ts";
import { day, type ExportColumn, number, text } from "../../../features/export/export-column.ts";
import type { ExportedRun } from "./log-export.ts";

/** The columns of the file in their order (6.011). */
export const logExportColumns: readonly ExportColumn<ExportedRun>[] = [
  day("Date", ({ activityStart }) => getDay(activityStart)),
  text("Start", 8, ({ activityStart }) => getTime(activityStart)),
  text("Person", 24, ({ createdBy }) => getName(createdBy)),
  text("Email", 32, ({ createdBy }) => createdBy.email),
  text("Exercise", 40, ({ exerciseName }) => exerciseName),
  text("Module", 32, ({ moduleName }) => moduleName),
  text("ModuleVersion", 14, ({ moduleVersion }) => moduleVersion),
  text("Course", 32, ({ courseName }) => courseName),
  text("Unit", 24, ({ unitName }) => unitName),
  number("DurationSeconds", ({ totalTimeInSeconds }) => totalTimeInSeconds),
  text("Result", 30, ({ outcomeText }) => outcomeText),
  text("Completed", 12, ({ isCompleted }) => (isCompleted ? "Yes" : "No")),
  number("CriteriaAsked", ({ asked }) => asked),
  number("CriteriaMeasured", ({ measured }) => measured),
  text("Implausible", 40, ({ implausible }) => implausible.join("; ")),
  number("ScorePercent", ({ progress }) => progress),
  text("Source", 12, ({ source }) => runSourceNames[source]),
  text("ServiceTag", 16, ({ serviceTag }) => serviceTag),
  text("ActivityId", 38, ({ id }) => id),
];

const two = (count: number): string => String(count).padStart(2, "0");

/** The day of an instant in the browser's time zone. */
function getDay(at: string): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function getTime(at: string): string {
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
