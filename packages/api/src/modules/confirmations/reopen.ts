import type { UserId } from "@cathedra/domain";
import {
  type Actor,
  type AttendingFacts,
  type Decision,
  mayAskToReopen,
  mayReopenRecord,
} from "@cathedra/domain/access";
import { logbookTexts } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { statement, uuid } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type {
  MutationAskToReopenActivityArgs,
  MutationReopenActivityArgs,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { sendHint } from "../hints/public.ts";
import { notify } from "../inbox/public.ts";
import { idsInOrder, type LockedRequest, lockKeysOf, lockRequests } from "./lock-records.ts";
import { parseComment, toAuditFacts, writeReturned } from "./return-record.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** The id of a changed record; other fields are read when they are requested. */
export type ChangedView = { readonly id: string };

/**
 * Withdraws a confirmation: the record belongs to its author again, like a returned one. A record that is not confirmed stays
 * as it is.
 */
export async function reopenRecord(
  { db, clock }: Deps,
  actor: Actor,
  { id, word: text }: MutationReopenActivityArgs,
): Promise<ChangedView> {
  const word = parseComment(text);
  return withRecord(db, actor, id, mayReopenRecord, async (tx, record) => {
    if (record.answer === "confirmed") {
      await writeReturned(tx, actor, record, word, clock());
      await audit(tx, actor, "logbook.record_reopened", record.id, toAuditFacts(record));
    }
    return { id: record.id };
  });
}

const accountsStatement = statement(
  { userId: uuid<UserId>() },
  (email: string) => sql`
    select id as "userId" from app_user where lower(email) = lower(${email}) and email_verified order by id limit 1`,
);

/** The account of the attending whom an entry names, if there is one. */
async function findAccounts(tx: Tx, { email, isRemoved }: AttendingFacts): Promise<readonly UserId[]> {
  if (email === null || isRemoved) return [];
  return (await accountsStatement.rows(tx, email)).map(({ userId }) => userId);
}

/** Asks the attending of a confirmed record to reopen it; repeating the same text notifies no one twice. */
export async function requestReopening(
  { db, clock }: Deps,
  actor: Actor,
  { id, word: text }: MutationAskToReopenActivityArgs,
): Promise<ChangedView> {
  const word = parseComment(text);
  return withRecord(db, actor, id, mayAskToReopen, async (tx, record) => {
    if (record.answer !== "confirmed") throw appError("RECORD_NOT_CONFIRMED");
    if (record.reopeningWord === word) return { id: record.id };
    await sql`update logbook_record set reopening_word = ${word} where id = ${record.id}`.execute(tx);
    await audit(tx, actor, "logbook.record_reopening_asked", record.id, {
      customer: record.customerId,
    });
    const to = await findAccounts(tx, record.entry);
    const now = clock();
    await notify(tx, {
      to,
      kind: "reopening_asked",
      cause: `reopening-asked:${record.id}:${now}`,
      facts: {
        recordId: record.id,
        procedure: record.procedure,
        day: record.day,
        by: `${actor.firstName} ${actor.lastName}`.trim(),
      },
      at: now,
    });
    await sendHint(tx, { kind: "confirmation", id: record.id, to: [...to, actor.userId] });
    return { id: record.id };
  });
}

/** Changes a locked record if the policy allows it. A record that the actor may not see does not exist for them. */
export function withRecord(
  db: Db,
  actor: Actor,
  id: string,
  policy: (actor: Actor, record: LockedRequest) => Decision,
  change: (tx: Tx, record: LockedRequest) => Promise<ChangedView>,
): Promise<ChangedView> {
  const ids = idsInOrder([id]);
  return inLockedTransaction(db, lockKeysOf(ids), async (tx) => {
    const [record] = await lockRequests(tx, ids);
    if (record === undefined) throw unavailable();
    const decision = policy(actor, record);
    if (decision === "hidden") throw unavailable();
    authorize(decision);
    return change(tx, record);
  });
}

function unavailable() {
  return appError("NOT_FOUND", logbookTexts.recordUnavailable);
}
