import { getHeader, getLabel } from "../fields/labels.ts";
import { type PlainRecordField, recordFields } from "../logbook/fields/record-fields.ts";
import { maxParticipants } from "../logbook/limits.ts";

/** A file can name as many people of a case as a record has, each in columns of their own. The first is 1. */
export type PersonTarget = `trainee${number}${"" | "Level" | "Role"}`;

/** A field of a record to which a column of an earlier logbook can be mapped. */
export type ImportTarget =
  | PlainRecordField
  | "hospital"
  | "attending"
  | "procedureName"
  | "procedureCode"
  | "role"
  | "level"
  | PersonTarget;

const plain = Object.entries(recordFields).flatMap(([name, field]) =>
  field.kind === "own" ? [] : [[name as PlainRecordField, getLabel(field), getHeader(name, field)] as const],
);

type TargetText = { readonly target: ImportTarget; readonly label: string; readonly header: string };

const people = Array.from({ length: maxParticipants }, (_, at) => at + 1).flatMap((at): TargetText[] => [
  { target: `trainee${at}`, label: `Participant ${at}`, header: `Trainee${at}` },
  { target: `trainee${at}Level`, label: `Level of participant ${at}`, header: `Trainee${at}Level` },
  { target: `trainee${at}Role`, label: `Role of participant ${at}`, header: `Trainee${at}Role` },
]);

/** Every target with its label, and the heading by which the portal's own file names it; the commonest first. */
export const importTargets: readonly TargetText[] = [
  { target: "dateOfProcedure", label: "Date of procedure", header: "Date" },
  { target: "procedureName", label: "Procedure name", header: "ProcedureName" },
  { target: "procedureCode", label: "Procedure code", header: "ProcedureCode" },
  { target: "hospital", label: "Hospital", header: "Hospital" },
  { target: "attending", label: "Attending", header: "Attending" },
  { target: "role", label: "Your role", header: "Role" },
  { target: "level", label: "Your level", header: "Level" },
  ...plain
    .filter(([target]) => target !== "dateOfProcedure")
    .map(([target, label, header]) => ({ target, label, header })),
  ...people,
];

/** The kind of values that a target takes. */
export function kindOfTarget(target: ImportTarget): "day" | "matched" | "number" | "text" {
  if (isPersonTarget(target)) return /\d$/.test(target) ? "text" : "matched";
  if (target === "procedureCode") return "text";
  if (!(target in recordFields)) return "matched";
  const { kind } = recordFields[target as PlainRecordField];
  return kind === "day" || kind === "number" || kind === "text" ? kind : "matched";
}

/** Whether several columns can be mapped to the target: remarks are joined, each after the heading of its column. */
export function takesSeveralColumns(target: ImportTarget): boolean {
  if (kindOfTarget(target) !== "text" || isPersonTarget(target) || target === "procedureCode") return false;
  const field = recordFields[target as PlainRecordField];
  return field.kind === "text" && "lines" in field && field.lines === "many";
}

export function isPersonTarget(target: ImportTarget): target is PersonTarget {
  return target.startsWith("trainee");
}

/** The least number of people that are offered; most files name fewer. */
const minPeopleOffered = 3;

/** The targets to choose from: people up to the one after the last who has a column, because a list of thirty is hard to read. */
export function offeredTargets(columns: readonly (ImportTarget | null)[]): readonly TargetText[] {
  const mapped = columns.map((target) => (target === null ? 0 : personNumber(target)));
  const last = Math.max(minPeopleOffered, ...mapped.map((number) => number + 1));
  return importTargets.filter(({ target }) => personNumber(target) <= last);
}

/** The number of the person that a target is about; 0 if it is about none. */
function personNumber(target: ImportTarget): number {
  return isPersonTarget(target) ? Number.parseInt(target.slice("trainee".length), 10) : 0;
}

/** Targets that every record needs; a value for all rows can stand in for a column. */
export const neededTargets = [
  "dateOfProcedure",
  "procedureName",
  "hospital",
  "attending",
  "procedureIndication",
] as const satisfies readonly ImportTarget[];
