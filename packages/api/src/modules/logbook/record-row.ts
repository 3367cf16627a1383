import { type ColumnOf, getColumn, namesOfPlain } from "@cathedra/domain/fields";
import { type PlainRecordField, type RecordContent, recordFields } from "@cathedra/domain/logbook";
import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Database } from "../../db/generated/database.ts";

type RecordTable = Database["logbook_record"];
type DescribedColumn = ColumnOf<PlainRecordField>;

const plainFields = namesOfPlain(recordFields);

/** The columns of the described fields; a field whose column the database does not have does not compile. */
const describedColumns: readonly (DescribedColumn & keyof RecordTable)[] = plainFields.map(getColumn);

/** Names of stored rows that the record copies. */
export type Copies = {
  readonly hospital: { readonly id: string; readonly name: string };
  readonly attending: { readonly id: string; readonly firstName: string; readonly lastName: string };
};

/** The columns of the described fields with their values, as the database takes them. */
function describedRow(content: RecordContent): Pick<Insertable<RecordTable>, DescribedColumn> {
  const row = plainFields.map((name) => [getColumn(name), content[name]]);
  return Object.fromEntries(row) as {
    readonly [Name in PlainRecordField as ColumnOf<Name>]: RecordContent[Name];
  };
}

/** The row's content as JSON, for `json_populate_record(null::logbook_record, …)`. */
export function contentRow(content: RecordContent, { hospital, attending }: Copies): Record<string, unknown> {
  const { procedure } = content;
  return {
    ...describedRow(content),
    hospital_id: hospital.id,
    hospital_name: hospital.name,
    attending_id: attending.id,
    attending_first_name: attending.firstName,
    attending_last_name: attending.lastName,
    participants_text: content.participants.map(({ name }) => name).join("\n"),
    intervention_type: procedure.interventionType,
    organ_system: procedure.organSystem,
    category: procedure.category,
    sub_category: procedure.subCategory,
    procedure_name: procedure.name,
    procedure_code: procedure.code,
  };
}

/** The content of a stored row by the names of the contract, without the attending and the participants. */
export function storedContent(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return {
    ...Object.fromEntries(plainFields.map((name) => [name, row[getColumn(name)]])),
    hospital: row.hospital_name,
    procedure: { code: row.procedure_code },
  };
}

const contentColumns: readonly string[] = [
  ...describedColumns,
  "hospital_id",
  "hospital_name",
  "attending_id",
  "attending_first_name",
  "attending_last_name",
  "participants_text",
  "intervention_type",
  "organ_system",
  "category",
  "sub_category",
  "procedure_name",
  "procedure_code",
];

const identityColumns = [
  "id",
  "customer_id",
  "group_id",
  "created_by",
  "created_at",
  "modified_by",
  "modified_at",
  "client_key",
  "import_id",
  "import_row",
];

/** The columns with the attending's answer; a save sets them. */
const confirmationColumns = [
  "asked_attending_id",
  "asked_at",
  "confirmation",
  "confirmation_by",
  "confirmation_at",
  "confirmation_word",
];

/** The columns of a record that an update writes. */
export const changedColumns: RawBuilder<unknown> = list([
  ...contentColumns,
  ...confirmationColumns,
  "needs_completion",
  "modified_by",
  "modified_at",
]);
/** The columns of a record that an insert writes. */
export const insertedColumns: RawBuilder<unknown> = list([
  ...identityColumns,
  ...confirmationColumns,
  "needs_completion",
  ...contentColumns,
]);

export type StoredRecord = {
  readonly row: Readonly<Record<string, unknown>>;
  readonly participants: readonly ParticipantRow[];
};

/** The names of contract fields whose stored values differ, without values: the audit log keeps no clinical data. */
export function changedFields(before: StoredRecord, after: StoredRecord): readonly string[] {
  const getField = new Map<string, string>(plainFields.map((name) => [getColumn(name), name]));
  const fields = contentColumns
    .filter((column) => (before.row[column] ?? null) !== (after.row[column] ?? null))
    .map((column) => getField.get(column) ?? getTopic(column));
  const people = isSameList(before.participants, after.participants) ? [] : ["participants"];
  return [...new Set([...fields, ...people])].toSorted();
}

function isSameList(one: readonly ParticipantRow[], other: readonly ParticipantRow[]): boolean {
  const text = ({ position, user_id, name, role, level }: ParticipantRow): string =>
    JSON.stringify([position, user_id, name, role, level]);
  return one.map(text).toSorted().join() === other.map(text).toSorted().join();
}

/** The field that a column belongs to: copies and parts of a value count as that value's field. */
function getTopic(column: string): string {
  if (column.startsWith("hospital")) return "hospital";
  if (column.startsWith("attending")) return "attending";
  return column.startsWith("participants") ? "participants" : "procedure";
}

function list(names: readonly string[]): RawBuilder<unknown> {
  return sql.join(names.map((name) => sql.ref(name)));
}

/** A row of `logbook_participant` as JSON, without its record. */
export type ParticipantRow = {
  readonly position: number;
  readonly user_id: string | null;
  readonly name: string;
  readonly role: string | null;
  readonly level: string | null;
  readonly is_creator: boolean;
};

/** The listed participants, plus the creator if they are not among them, so that one index finds a person's records. */
export function participantRows(
  participants: RecordContent["participants"],
  userIdOf: (keycloakId: string) => string | undefined,
  creator: { readonly userId: string; readonly name: string },
): readonly ParticipantRow[] {
  const listed = participants.map(({ keycloakId, name, role, level }, position): ParticipantRow => {
    const userId = keycloakId === null ? undefined : userIdOf(keycloakId);
    return {
      position,
      user_id: userId ?? null,
      name,
      role,
      level,
      is_creator: userId === creator.userId,
    };
  });
  if (listed.some((row) => row.is_creator)) return listed;
  const unlisted = { user_id: creator.userId, name: creator.name, role: null, level: null, is_creator: true };
  return [...listed, { position: -1, ...unlisted }];
}
