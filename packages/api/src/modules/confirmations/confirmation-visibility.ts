import { type CustomerId, type GroupId, isUuid, type RecordId, type UserId } from "@cathedra/domain";
import { mayReadRecord } from "@cathedra/domain/access";
import { sql } from "kysely";
import { int, statement, uuid, uuids } from "../../db/statement.ts";
import type { NoticeVisibility } from "../inbox/public.ts";
import { requestedAttending } from "../logbook/public.ts";
import { type Attending, canAttend, getEntries } from "./attending-entries.ts";

const factsStatement = statement(
  {
    id: uuid<RecordId>(),
    groupId: int<GroupId>(),
    customerId: int<CustomerId>(),
    createdBy: uuid<UserId>(),
    participantIds: uuids<UserId>(),
  },
  (ids: readonly string[]) => sql`
    select id, group_id as "groupId", customer_id as "customerId", created_by as "createdBy", array(
      select user_id from logbook_participant where record_id = record.id and user_id is not null
    ) as "participantIds"
    from logbook_record record where id = any(${ids}::uuid[])`,
);

/** Decides whether a notice about a record is shown: only while the person can still read the record. */
const recordNotices: NoticeVisibility = {
  subject: "record",
  sees: async (db, actor, ids) => {
    const rows = await factsStatement.rows(db, ids.filter(isUuid));
    return new Set(rows.filter((row) => mayReadRecord(actor, row) === "allowed").map(({ id }) => id));
  },
};

const anybody = { userId: "", keycloakId: "", email: "", isEmailVerified: true } as unknown as Attending;

const ofAttendingStatement = statement(
  { id: uuid<RecordId>() },
  (actor: Attending, ids: readonly string[]) => sql`
    with ${getEntries(actor)}
    select id from logbook_record record
    where id = any(${ids}::uuid[]) and ${requestedAttending} in (select id from entry) and created_by <> ${actor.userId}`,
  [anybody, []],
);

/** Decides whether a notice is shown: only while the record still names the person as its attending. */
const confirmationNotices: NoticeVisibility = {
  subject: "confirmation",
  sees: async (db, actor, ids) => {
    const validIds = ids.filter(isUuid);
    if (!canAttend(actor)) return new Set();
    const rows = await ofAttendingStatement.rows(db, actor, validIds);
    return new Set(rows.map(({ id }) => id));
  },
};

export const confirmationVisibility: readonly NoticeVisibility[] = [recordNotices, confirmationNotices];
