import type { Instant, UserId } from "@cathedra/domain";
import { utcDay } from "@cathedra/domain";
import { type DayOfDeliveries, dailyLimitPassed } from "@cathedra/domain/delivery";
import { appErrorText } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { filled, int, statement } from "../../db/statement.ts";
import { AppError } from "../../errors.ts";

const dayColumns = { runs: filled(int()), bytes: filled(int()) };

const addStatement = statement(
  dayColumns,
  (userId: UserId, day: string, bytes: number) => sql`
    insert into delivery_day as known (user_id, day, runs, bytes) values (${userId}, ${day}::date, 1, ${bytes}::bigint)
    on conflict (user_id) do update set
      day = greatest(known.day, excluded.day),
      runs = case when known.day >= excluded.day then known.runs + 1 else 1 end,
      bytes = case when known.day >= excluded.day then known.bytes + excluded.bytes else excluded.bytes end
    returning runs, bytes`,
  ["" as UserId, "2026-01-01", 1],
);

/**
 * Adds a run to its person's daily count, in the transaction that stores it: concurrent deliveries are serialised, and a
 * refused run does not count.
 */
export async function countRun(tx: Tx, userId: UserId, bytes: number, now: Instant): Promise<void> {
  refuseBeyond(await addStatement.only(tx, userId, utcDay(now), bytes), now);
}

const dayStatement = statement(
  dayColumns,
  (userId: UserId, day: string) =>
    sql`select runs, bytes from delivery_day where user_id = ${userId} and day >= ${day}::date`,
  ["" as UserId, "2026-01-01"],
);

/** Refuses a run before its first file is stored if the daily count would refuse it at the end. */
export async function refuseWhenDayIsFull(db: Db, userId: UserId, now: Instant): Promise<void> {
  const day = await dayStatement.first(db, userId, utcDay(now));
  if (day !== undefined) refuseBeyond({ runs: day.runs + 1, bytes: day.bytes + 1 }, now);
}

function refuseBeyond(day: DayOfDeliveries, now: Instant): void {
  const passed = dailyLimitPassed(day, now);
  if (passed === undefined) return;
  const { limit, most, availableAt } = passed;
  const facts = {
    limit,
    most,
    availableAt: new Date(availableAt).toISOString(),
    retryAfterSeconds: Math.max(1, Math.ceil((availableAt - now) / 1000)),
  };
  throw new AppError("DAILY_LIMIT_REACHED", appErrorText("DAILY_LIMIT_REACHED", facts), facts);
}
