import type { Instant, UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { bool, nullable, statement, timestamp } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";

/** The platform is asked about a person once in so long at the most, by however many processes; who comes back waits less. */
const pauseMs = { usual: 30_000, returned: 3_000 };
/** Somebody whom the platform does not know is not looked for again before. */
const nobodyMs = 10 * 60_000;

const pauseOf = (hasReturned: boolean): number => (hasReturned ? pauseMs.returned : pauseMs.usual);

const claimStatement = statement(
  { askedAt: timestamp() },
  (userId: UserId, pause: number) => sql`
    insert into progress_reading as known (user_id, asked_at)
    values (${userId}, date_trunc('milliseconds', clock_timestamp()))
    on conflict (user_id) do update set asked_at = excluded.asked_at
    where known.asked_at <= excluded.asked_at - ${pause} * interval '1 millisecond'
      and (known.nobody_at is null or known.nobody_at <= excluded.asked_at - ${nobodyMs} * interval '1 millisecond')
    returning asked_at as "askedAt"`,
);

/**
 * Takes the reading of a person's progress for the caller, in one conditional update: of all tabs and processes one asks. What it
 * answers is the moment of which the figures are. Undefined: it is too soon.
 */
export async function claimReading(
  db: Db,
  userId: UserId,
  hasReturned: boolean,
): Promise<Instant | undefined> {
  const claimed = await claimStatement.first(db, userId, pauseOf(hasReturned));
  return claimed?.askedAt;
}

/** Somebody has set out for the platform: when they come back they are asked about at once, however soon that is. */
export async function awaitReturn(db: Db, userId: UserId): Promise<void> {
  await db
    .updateTable("progress_reading")
    .set({ asked_at: sql`'epoch'` })
    .where("user_id", "=", userId)
    .execute();
}

/** Of when what is known of a person is. */
export type Figures = {
  /** Null: never read. */
  readonly readAt: Instant | null;
  /** As new as the platform may be asked for: of the last question, and nobody has set out for a course since. */
  readonly isCurrent: boolean;
};

const figuresStatement = statement(
  { readAt: nullable(timestamp()), isCurrent: bool() },
  (userId: UserId, pause: number) => sql`
    select read_at as "readAt",
      coalesce(greatest(
        read_at > clock_timestamp() - ${pause} * interval '1 millisecond' and figures_at = asked_at,
        nobody_at > clock_timestamp() - ${nobodyMs} * interval '1 millisecond'
      ), false) as "isCurrent"
    from progress_reading where user_id = ${userId}`,
);

export async function figuresOf(db: Db, userId: UserId, hasReturned: boolean): Promise<Figures> {
  const figures = await figuresStatement.first(db, userId, pauseOf(hasReturned));
  return figures ?? { readAt: null, isCurrent: false };
}

/** Whether these figures are the newest: of two readings that end in the wrong order the older one is dropped. */
export async function isNewest(tx: Tx, userId: UserId, askedAt: Instant): Promise<boolean> {
  const of = toTimestamp(askedAt);
  const { numUpdatedRows } = await tx
    .updateTable("progress_reading")
    .set({ read_at: sql`clock_timestamp()`, figures_at: of, failed_at: null, nobody_at: null })
    .where("user_id", "=", userId)
    .where((is) => is.or([is("figures_at", "is", null), is("figures_at", "<", of)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The platform has nobody of this address: there is nothing to read. */
export async function noteNobody(db: Db, userId: UserId): Promise<void> {
  await db
    .updateTable("progress_reading")
    .set({ read_at: sql`clock_timestamp()`, nobody_at: sql`clock_timestamp()`, failed_at: null })
    .where("user_id", "=", userId)
    .execute();
}

export async function noteFailure(db: Db, userId: UserId): Promise<void> {
  await db
    .updateTable("progress_reading")
    .set({ failed_at: sql`clock_timestamp()` })
    .where("user_id", "=", userId)
    .execute();
}
