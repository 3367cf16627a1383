import type { Instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { fieldError } from "@cathedra/domain/messages";
import { isDismissalEnd, maxDismissalDays, maxDismissedReasons } from "@cathedra/domain/this-week";
import { sql } from "kysely";
import * as v from "valibot";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { statement, texts, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { invalidInput } from "../../errors.ts";
import type { MutationDismissThisWeekArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { offerUndo, type UndoKind } from "../undo/public.ts";
import { findWeekPerson } from "./week-person.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

const dismissed = "week.dismissed";
const maxKeyLength = 300;

type Stored = { readonly until: Instant; readonly reasons: readonly string[] };

const lockStatement = statement(
  { until: timestamp(), reasons: texts() },
  (adminId: string, subject: string) => sql`
    select until, reasons from week_dismissal where admin_id = ${adminId} and subject = ${subject} for update`,
);

/** Hides the present reasons of a person until a date, only in the caller's list, or shows them again. */
export async function dismissThisWeek(
  { db, clock }: Deps,
  actor: Actor,
  { id, until = null, reasons }: MutationDismissThisWeekArgs,
) {
  const keys = readKeys(reasons);
  return inLockedTransaction(db, [], async (tx) => {
    const now = clock();
    if (until !== null && !isDismissalEnd(until, now))
      throw invalidInput([fieldError("until", "OUT_OF_RANGE", { min: 1, max: maxDismissalDays })]);
    await findWeekPerson(tx, actor, id);
    const before = await lockStatement.first(tx, actor.userId, id);
    const covered = before === undefined || before.until <= now ? [] : before.reasons;
    const after =
      until === null
        ? covered.filter((key) => !keys.includes(key))
        : [...new Set([...keys, ...covered])].slice(0, maxDismissedReasons);
    await write(
      tx,
      actor,
      id,
      after.length === 0 ? null : { until: until ?? before?.until ?? now, reasons: after },
    );
    const undo = await offerUndo(
      tx,
      actor,
      { kind: dismissed, subject: id, data: { id, before: before ?? null } },
      now,
    );
    return { id, until, undo };
  });
}

function readKeys(reasons: readonly string[]): readonly string[] {
  const keys = [...new Set(reasons)];
  if (keys.length > maxDismissedReasons)
    throw invalidInput([fieldError("reasons", "TOO_MANY", { max: maxDismissedReasons })]);
  if (keys.length === 0) throw invalidInput([fieldError("reasons", "REQUIRED")]);
  if (keys.some((key) => !/^[a-zA-Z]+:[^\p{Cc}\p{Surrogate}]+$/u.test(key) || key.length > maxKeyLength))
    throw invalidInput([fieldError("reasons", "NOT_AN_OPTION")]);
  return keys;
}

async function write(tx: Tx, { userId }: Actor, subject: string, stored: Stored | null): Promise<void> {
  if (stored === null) {
    await tx
      .deleteFrom("week_dismissal")
      .where("admin_id", "=", userId)
      .where("subject", "=", subject)
      .execute();
    return;
  }
  const row = { until: toTimestamp(stored.until), reasons: [...stored.reasons] };
  await tx
    .insertInto("week_dismissal")
    .values({ admin_id: userId, subject, ...row })
    .onConflict((conflict) => conflict.columns(["admin_id", "subject"]).doUpdateSet(row))
    .execute();
}

const kept = v.object({
  id: v.string(),
  before: v.nullable(v.object({ until: v.custom<Instant>(Number.isInteger), reasons: v.array(v.string()) })),
});

/** Undoes a dismissal: the earlier one, if any, applies again. */
export const weekUndos: readonly UndoKind[] = [
  {
    kind: dismissed,
    read: (data) => {
      const { id, before } = v.parse(kept, data);
      return {
        lockKeys: [],
        run: async ({ tx, actor }) => {
          await findWeekPerson(tx, actor, id);
          await write(tx, actor, id, before);
        },
      };
    },
  },
];

/** Deletes dismissals whose end has passed. */
export async function deleteOldDismissals(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom("week_dismissal").where("until", "<=", toTimestamp(now)).execute();
}
