import type { PlainField } from "../../fields/field.ts";
import { confirmationStates } from "../confirmation/confirmation.ts";
import { type PlainRecordField, recordFields } from "../fields/record-fields.ts";
import { maxParticipants } from "../limits.ts";
import { levels, participantRoles } from "../values.ts";
import { ownParts } from "./exported-record.ts";

/** The kind of a value; `options` limits a text. */
export type ExportKind = "text" | "integer" | "number" | "yesNo" | "day" | "instant";

/**
 * A value of an exported record. Its heading in CSV and xlsx is its path in the JSON file, with the names of the contract:
 * `attending.lastName`.
 */
export type LogbookColumn = {
  readonly heading: string;
  readonly kind: ExportKind;
  readonly options?: readonly string[];
  readonly isRequired: boolean;
};

type Rule = { readonly options?: readonly string[]; readonly isOptional?: true };

const column = (
  heading: string,
  kind: ExportKind = "text",
  { options, isOptional }: Rule = {},
): LogbookColumn => ({
  heading,
  kind,
  isRequired: isOptional !== true,
  ...(options !== undefined && { options }),
});

const optional = { isOptional: true } as const;

const personColumns = (path: string): readonly LogbookColumn[] =>
  ["keycloak_id", "first_name", "last_name"].map((name) => column(`${path}.${name}`, "text", optional));

function columnOfField([name, field]: [string, PlainField]): LogbookColumn {
  const kind = field.kind === "choice" ? "text" : field.kind;
  return {
    ...column(name, kind, field.kind === "choice" ? { options: Object.keys(field.options) } : {}),
    isRequired: field.required === true,
  };
}

const plainFields = Object.entries(recordFields).filter(
  (entry): entry is [PlainRecordField, Extract<(typeof entry)[1], PlainField>] => entry[1].kind !== "own",
);

/** Everything of an exported record except its participants, in the order of the columns. */
export const logbookColumns: readonly LogbookColumn[] = [
  column("id"),
  column("part", "text", { options: ownParts }),
  column("customerId", "integer"),
  column("groupId", "integer"),
  column("groupName"),
  column("hospital"),
  ...["id", "firstName", "lastName"].map((name) => column(`attending.${name}`)),
  ...["interventionType", "organSystem", "category", "subCategory", "name", "code"].map((name) =>
    column(`procedure.${name}`),
  ),
  ...plainFields.map(columnOfField),
  column("confirmation.state", "text", { options: confirmationStates }),
  column("confirmation.askedAt", "instant"),
  column("confirmation.at", "instant", optional),
  column("confirmation.word", "text", optional),
  ...personColumns("confirmation.by"),
  ...["byName", "byAddress", "capacity", "reason", "attending", "hospital", "procedure"].map((name) =>
    column(`confirmation.confirmed.${name}`, "text", optional),
  ),
  ...["at", "recordVersion"].map((name) => column(`confirmation.confirmed.${name}`, "instant", optional)),
  column("import.id", "text", optional),
  column("import.importedAt", "instant", optional),
  column("import.fileName", "text", optional),
  column("createdAt", "instant"),
  ...personColumns("createdBy"),
  column("modifiedAt", "instant"),
  ...personColumns("modifiedBy"),
];

/** The objects of a record that are null when they have no values. */
export const optionalParts = [
  "confirmation.by",
  "confirmation.confirmed",
  "import",
  "createdBy",
  "modifiedBy",
] as const;

/** The values of a participant; in a table each participant has columns of their own, `participants.1.name` for the first. */
export const participantColumns: readonly LogbookColumn[] = [
  column("user.keycloak_id", "text", optional),
  column("name"),
  column("role", "text", { options: participantRoles, isOptional: true }),
  column("level", "text", { options: levels, isOptional: true }),
];

/** The columns of the participant at a position, starting at 0. */
export function columnsOfParticipant(position: number): readonly LogbookColumn[] {
  return participantColumns.map((each) => ({
    ...each,
    heading: `participants.${position + 1}.${each.heading}`,
  }));
}

/** A table has columns for this many participants at least, so that most files have the same columns. */
const minParticipants = 3;

/** All columns of a table whose records have at most that many participants. */
export function tableColumns(participants: number): readonly LogbookColumn[] {
  const count = Math.min(Math.max(participants, minParticipants), maxParticipants);
  return [...logbookColumns, ...Array.from({ length: count }, (_, at) => columnsOfParticipant(at)).flat()];
}

/** Whether the headings are those of a logbook that this portal exported. */
export function isExportedLogbook(headings: readonly string[]): boolean {
  const all = new Set(headings.map((heading) => heading.trim()));
  return logbookColumns.every(({ heading, isRequired }) => !isRequired || all.has(heading));
}
