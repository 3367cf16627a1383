import { setImmediate } from "node:timers/promises";
import type { AttendingId, CustomerId, LocalDate, RecordId, UserId } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  type AttendingChoice,
  catalogue,
  clearHidden,
  conditionalFields,
  formatAttendingName,
  type GroupOption,
  latestDayForServer,
  type RecordContent,
  type RecordInput,
  recordFieldLabels,
  validateRecord,
} from "@cathedra/domain/logbook";
import { pairDuplicates } from "@cathedra/domain/logbook-import";
import { type FieldError, fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { int, json, statement, text, uuid } from "../../db/statement.ts";
import type { Clock } from "../../ports/clock.ts";
import type { SentRow } from "./import-request.ts";

/** A row with what would become of it. */
export type CheckedRow = { readonly row: number } & (
  | {
      readonly outcome: "new" | "double";
      readonly content: RecordContent;
      readonly attending: AttendingChoice;
      /** The record that the row probably repeats; null for a new row. */
      readonly double: RecordId | null;
      /** Labels of fields that other values of the row hide, so that they are not saved. */
      readonly leftOut: readonly string[];
    }
  | { readonly outcome: "wrong"; readonly errors: readonly FieldError[] }
);

export type CheckedRows = {
  readonly rows: readonly CheckedRow[];
  /** Attendings that the import would add to the institution's list, as "Last, First". */
  readonly newAttendings: readonly string[];
};

const listsStatement = statement(
  {
    hospitals: json<readonly string[]>(),
    attendings:
      json<readonly { readonly id: AttendingId; readonly firstName: string; readonly lastName: string }[]>(),
  },
  (customerId: CustomerId) => sql`
    select (
      select coalesce(json_agg(name), '[]') from hospital where customer_id = ${customerId} and removed_at is null
    ) as hospitals, (
      select coalesce(json_agg(json_build_object('id', id, 'firstName', first_name, 'lastName', last_name)), '[]')
      from attending where customer_id = ${customerId} and removed_at is null
    ) as attendings`,
);

const storedStatement = statement(
  { id: uuid<RecordId>(), day: text<LocalDate>(), procedureCode: text(), hospital: text(), groupId: int() },
  (userId: UserId, days: readonly string[]) => sql`
    select record.id, record.date_of_procedure::text as day, record.procedure_code as "procedureCode",
      record.hospital_name as hospital, record.group_id as "groupId"
    from logbook_participant part join logbook_record record on record.id = part.record_id
    where part.user_id = ${userId} and part.date_of_procedure = any(${days}::date[])
    order by record.created_at, record.id`,
);

/** How many rows are checked before other requests get their turn. */
const stride = 200;

/** What would become of each row: the check of a save (7.009), and a comparison with the person's records. Saves nothing. */
export async function checkRows(
  db: Db | Tx,
  clock: Clock,
  actor: Actor,
  group: GroupOption,
  sent: readonly SentRow[],
): Promise<CheckedRows> {
  const { hospitals, attendings } = await listsStatement.only(db, group.customerId);
  const known = new Set<string>(attendings.map(({ id }) => id));
  const named = new Set(attendings.map((attending) => nameKey(formatAttendingName(attending))));
  const latestDay = latestDayForServer(clock());
  const context = { latestDay, groups: [group], catalogue, hospitals: () => hospitals };
  const newNames = new Map<string, string>();
  const read: (
    | Extract<CheckedRow, { outcome: "new" | "double" }>
    | Extract<CheckedRow, { outcome: "wrong" }>
  )[] = [];
  for (const [at, { row, record }] of sent.entries()) {
    if (at % stride === stride - 1) await setImmediate();
    const input = { ...record, groupId: group.id, customerId: group.customerId } as RecordInput;
    const result = validateRecord(input, context);
    const errors = result.ok
      ? refusedPeople(result.value.content, result.value.attending, known, actor)
      : result.error;
    if (!result.ok || errors.length > 0) {
      read.push({ row, outcome: "wrong", errors });
      continue;
    }
    const { content, attending } = result.value;
    if (!("id" in attending)) {
      const name = formatAttendingName(attending);
      if (!named.has(nameKey(name)) && !newNames.has(nameKey(name))) newNames.set(nameKey(name), name);
    }
    read.push({ row, outcome: "new", content, attending, double: null, leftOut: leftOut(input) });
  }
  const cases = read.map((one) =>
    one.outcome === "wrong"
      ? undefined
      : {
          day: one.content.dateOfProcedure,
          procedureCode: one.content.procedure.code,
          hospital: one.content.hospital,
        },
  );
  const days = [...new Set(cases.flatMap((one) => (one === undefined ? [] : [one.day])))];
  const doubles = pairDuplicates(cases, await storedStatement.rows(db, actor.userId, days));
  const rows = read.map((one, at): CheckedRow => {
    const double = doubles[at] ?? null;
    return one.outcome === "wrong" || double === null ? one : { ...one, outcome: "double", double };
  });
  return { rows, newAttendings: [...newNames.values()] };
}

/** Errors of people who are no options: an attending of another institution, and any account except one's own. */
function refusedPeople(
  content: RecordContent,
  attending: AttendingChoice,
  known: ReadonlySet<string>,
  { keycloakId }: Actor,
): readonly FieldError[] {
  return [
    ...("id" in attending && !known.has(attending.id) ? [fieldError("attending.id", "NOT_AN_OPTION")] : []),
    ...content.participants.flatMap((person, at) =>
      person.keycloakId === null || person.keycloakId === keycloakId
        ? []
        : [fieldError(`participants.${at}.user`, "NOT_AN_OPTION")],
    ),
  ];
}

function leftOut(input: RecordInput): readonly string[] {
  const shown = clearHidden(input);
  return conditionalFields
    .filter((field) => (input[field] ?? "") !== "" && (shown[field] ?? "") === "")
    .map((field) => recordFieldLabels[field]);
}

/** Names of attendings are compared without case, as a save compares them. */
function nameKey(name: string): string {
  return name.toLowerCase();
}
