import type {
  AttendingId,
  CustomerId,
  GroupId,
  Instant,
  LocalDate,
  RecordId,
  UserId,
} from "@cathedra/domain";
import { isUuid } from "@cathedra/domain";
import type { AttendingFacts, ConfirmableFacts } from "@cathedra/domain/access";
import type { AnsweredRecord, StoredAnswer } from "@cathedra/domain/logbook";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { type LockKey, lockKey } from "../../db/locked-transaction.ts";
import { bool, int, nullable, statement, text, timestamp, uuid, uuids } from "../../db/statement.ts";
import { isRemovedEntry } from "../logbook/public.ts";

/** A record, locked against changes until the transaction ends, with its attending's entry as it is now. */
export type LockedRequest = ConfirmableFacts &
  AnsweredRecord & {
    readonly entry: AttendingFacts;
    readonly by: UserId | null;
    readonly at: Instant | null;
    readonly reopeningWord: string | null;
    readonly procedure: string;
    readonly day: LocalDate;
    readonly attendingFirstName: string;
    readonly attendingLastName: string;
    readonly hospital: string;
  };

const recordsStatement = statement(
  {
    id: uuid<RecordId>(),
    groupId: int<GroupId>(),
    customerId: int<CustomerId>(),
    createdBy: uuid<UserId>(),
    attendingId: uuid<AttendingId>(),
    modifiedAt: timestamp(),
    answer: nullable(text<StoredAnswer>()),
    by: nullable(uuid<UserId>()),
    at: nullable(timestamp()),
    word: nullable(text()),
    reopeningWord: nullable(text()),
    procedure: text(),
    day: text<LocalDate>(),
    participantIds: uuids<UserId>(),
    attendingFirstName: text(),
    attendingLastName: text(),
    hospital: text(),
  },
  (ids: readonly string[]) => sql`
    with locked as materialized (
      select * from logbook_record where id = any(${ids}::uuid[]) order by id for no key update
    )
    select id, group_id as "groupId", customer_id as "customerId", created_by as "createdBy",
      coalesce(asked_attending_id, attending_id) as "attendingId",
      modified_at as "modifiedAt", confirmation as answer, confirmation_by as by, confirmation_at as at,
      confirmation_word as word, reopening_word as "reopeningWord", procedure_name as procedure,
      date_of_procedure::text as day, array(
        select user_id from logbook_participant where record_id = locked.id and user_id is not null
      ) as "participantIds",
      attending_first_name as "attendingFirstName", attending_last_name as "attendingLastName", hospital_name as hospital
    from locked order by id`,
);

/**
 * Reads the list entries in a statement after the lock: a statement that waited for the records would not see later changes of
 * the entries.
 */
const entriesStatement = statement(
  { id: uuid<AttendingId>(), email: nullable(text()), isRemoved: bool() },
  (ids: readonly AttendingId[]) => sql`
    select id, email, ${isRemovedEntry} as "isRemoved" from attending entry
    where id = any(${ids}::uuid[]) order by id for share`,
);

/** The ids in stored form and in a fixed order, so that two concurrent calls for the same records cannot deadlock. */
export function idsInOrder(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))].toSorted();
}

export const lockKeysOf = (ids: readonly string[]): readonly LockKey[] =>
  ids.map((id) => lockKey("record", id));

/** Locks records, and then the list entries that they name; records that do not exist are left out. */
export async function lockRequests(tx: Tx, ids: readonly string[]): Promise<readonly LockedRequest[]> {
  if (ids.length === 0) return [];
  const records = await recordsStatement.rows(tx, ids);
  const entries = await entriesStatement.rows(tx, [
    ...new Set(records.map(({ attendingId }) => attendingId)),
  ]);
  return records.flatMap(({ attendingId, ...record }) => {
    const entry = entries.find(({ id }) => id === attendingId);
    return entry === undefined ? [] : [{ ...record, entry }];
  });
}
