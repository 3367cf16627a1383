import type { RecordContent } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";

/** The columns that hold what a person writes, by the field's name; names of other tables' rows are not among them. */
const columns = {
  dateOfProcedure: "date_of_procedure",
  optionalIdentifier: "optional_identifier",
  sex: "sex",
  ageCategory: "age_category",
  setting: "setting",
  procedureIndication: "procedure_indication",
  procedureComments: "procedure_comments",
  modalityPrimary: "modality_primary",
  modalitySecondary: "modality_secondary",
  doseTime: "dose_time",
  doseCtdi: "dose_ctdi",
  doseDlp: "dose_dlp",
  doseDap: "dose_dap",
  doseSkin: "dose_skin",
  onCall: "on_call",
  success: "success",
  successComments: "success_comments",
  dictated: "dictated",
  complications: "complications",
  complicationsComments: "complications_comments",
  ebl: "ebl",
  sedation: "sedation",
  platelet: "platelet",
  inr: "inr",
  inrReversal: "inr_reversal",
  closureDevice: "closure_device",
  closureDeviceComments: "closure_device_comments",
  imageFollowup: "image_followup",
  imageFollowupNotes: "image_followup_notes",
  consultFollowup: "consult_followup",
  consultFollowupNotes: "consult_followup_notes",
} as const satisfies Omit<Record<keyof RecordContent, string>, "hospital" | "participants" | "procedure">;

/** Names of stored rows that the record copies. */
export type Copies = {
  readonly hospital: { readonly id: string; readonly name: string };
  readonly attending: { readonly id: string; readonly firstName: string; readonly lastName: string };
};

/** The row's content as JSON, for `json_populate_record(null::logbook_record, …)`. */
export function contentRow(content: RecordContent, { hospital, attending }: Copies): Record<string, unknown> {
  const { procedure } = content;
  const plain = Object.entries(columns).map(([field, column]) => [
    column,
    content[field as keyof typeof columns],
  ]);
  return {
    ...Object.fromEntries(plain),
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

/** What a stored row says, as the contract names it, but for the attending and the participants. */
export function storedContent(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain = Object.entries(columns).map(([field, column]) => [field, row[column]]);
  return {
    ...Object.fromEntries(plain),
    hospital: row.hospital_name,
    procedure: { code: row.procedure_code },
  };
}

const contentColumns: readonly string[] = [
  ...Object.values(columns),
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
];

/** What an update writes. */
export const changedColumns: RawBuilder<unknown> = list([...contentColumns, "modified_by", "modified_at"]);
/** What an insert writes. */
export const insertedColumns: RawBuilder<unknown> = list([...identityColumns, ...contentColumns]);

export type StoredRecord = {
  readonly row: Readonly<Record<string, unknown>>;
  readonly participants: readonly ParticipantRow[];
};

/** The fields of the contract whose stored values differ, by name alone: the audit log keeps no clinical values. */
export function changedFields(before: StoredRecord, after: StoredRecord): readonly string[] {
  const fieldOf = new Map<string, string>(Object.entries(columns).map(([field, column]) => [column, field]));
  const fields = contentColumns
    .filter((column) => (before.row[column] ?? null) !== (after.row[column] ?? null))
    .map((column) => fieldOf.get(column) ?? topicOf(column));
  const people = isSameList(before.participants, after.participants) ? [] : ["participants"];
  return [...new Set([...fields, ...people])].toSorted();
}

function isSameList(one: readonly ParticipantRow[], other: readonly ParticipantRow[]): boolean {
  const text = ({ position, user_id, name, role, level }: ParticipantRow): string =>
    JSON.stringify([position, user_id, name, role, level]);
  return one.map(text).toSorted().join() === other.map(text).toSorted().join();
}

/** The columns that are copies or a part of a whole count as the field that they belong to. */
function topicOf(column: string): string {
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

/** The listed participants, and the creator where they are not among them: whose record it is has one index. */
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
