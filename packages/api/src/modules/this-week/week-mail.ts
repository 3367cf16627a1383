import {
  defaultTimeZone,
  type Instant,
  type KeycloakId,
  type LocalDate,
  type UserId,
} from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { weekList } from "@cathedra/domain/this-week";
import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { bool, filled, statement, text, uuid } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { MutationSetWeekMailArgs } from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { storeTimeZone } from "../assignments/public.ts";
import { enqueueMails, newStopKey } from "../mail/public.ts";
import { findCaller } from "../user/public.ts";
import { getWeekScope, readWeek } from "./read-week.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

const maxAtOnce = 200;

/** The Monday of the week that is reported from 7:00 on that day, in the given time zone. */
const getMonday = (now: Instant, timeZone: RawBuilder<unknown>) =>
  sql`date_trunc('week', (${toTimestamp(now)}::timestamptz at time zone ${timeZone}) - interval '7 hours')::date`;

const settingStatement = statement(
  { isOn: bool() },
  (userId: UserId) => sql`
    select exists (select from week_mail where user_id = ${userId} and stopped_at is null) as "isOn"`,
);

/** Whether the caller gets the mail of the week. */
export async function findWeekMail(db: Db | Tx, actor: Actor) {
  const { isOn } = await settingStatement.only(db, actor.userId);
  return { id: `week-mail:${actor.keycloakId}`, isOn, leadsGroups: isLeading(actor) };
}

function isLeading({ memberships, administers }: Pick<Actor, "memberships" | "administers">): boolean {
  return administers.length > 0 || memberships.some(({ role }) => role === "admin");
}

/** Sets whether the caller gets the mail of the week; the first mail is sent in the following week. */
export async function setWeekMail(
  { db, clock }: Deps,
  actor: Actor,
  { isOn, timeZone }: MutationSetWeekMailArgs,
) {
  return inLockedTransaction(db, [lockKey("person", actor.userId)], async (tx) => {
    const now = clock();
    await storeTimeZone(tx, actor, timeZone);
    const stopped = isOn ? null : toTimestamp(now);
    await sql`
      insert into week_mail (user_id, stop_key, stopped_at, sent_week, changed_at)
      values (${actor.userId}, ${newStopKey()}, ${stopped}, ${getMonday(now, sql`${timeZone}`)}, ${toTimestamp(now)})
      on conflict (user_id) do update set stopped_at = excluded.stopped_at,
        sent_week = greatest(week_mail.sent_week, excluded.sent_week), changed_at = excluded.changed_at`.execute(
      tx,
    );
    return findWeekMail(tx, actor);
  });
}

const stopStatement = statement(
  { userId: uuid<UserId>() },
  (key: string, at: Date) => sql`
    update week_mail set stopped_at = coalesce(stopped_at, ${at}) where stop_key = ${key} returning user_id as "userId"`,
);

/**
 * Stops the weekly mails of the person whose mail contained this key; false if there is none. A repeated call returns the same.
 */
export async function stopWeekMails({ db, clock }: Deps, key: string): Promise<boolean> {
  return inLockedTransaction(
    db,
    [],
    async (tx) => (await stopStatement.first(tx, key, new Date(clock()))) !== undefined,
  );
}

const zoneOfPerson = sql`coalesce(person.time_zone, ${sql.lit(defaultTimeZone)})`;

/** The people whose week has begun and who have not got its mail. */
const due = (now: Instant) => sql`
  mail.stopped_at is null and person.email_verified
  and mail.sent_week < ${getMonday(now, zoneOfPerson)}`;

const dueStatement = statement(
  { userId: uuid<UserId>() },
  (now: Instant) => sql`
    select mail.user_id as "userId" from week_mail mail join app_user person on person.id = mail.user_id
    where ${due(now)} order by mail.user_id limit ${sql.lit(maxAtOnce)}`,
);

/** Locks the person's mail until the transaction ends. */
const lockStatement = statement(
  { keycloakId: text<KeycloakId>(), email: text(), stopKey: text(), monday: filled(text<LocalDate>()) },
  (userId: UserId, now: Instant) => sql`
    select person.keycloak_id as "keycloakId", person.email, mail.stop_key as "stopKey",
      ${getMonday(now, zoneOfPerson)}::text as monday
    from week_mail mail join app_user person on person.id = mail.user_id
    where mail.user_id = ${userId} and ${due(now)} for update of mail skip locked`,
);

/**
 * Mails the week's figures to each person who wants them, from 7:00 of their Monday on. Any number of workers may run: each
 * person gets one mail a week. No mail is sent when no one needs attention. Returns how many were written.
 */
export async function sendWeekMails(db: Db, now: Instant, signal?: AbortSignal): Promise<number> {
  let written = 0;
  for (;;) {
    const page = await dueStatement.rows(db, now);
    for (const { userId } of page) {
      signal?.throwIfAborted();
      if (await inLockedTransaction(db, [], (tx) => sendWeekMail(tx, userId, now))) written += 1;
    }
    if (page.length < maxAtOnce) return written;
  }
}

async function sendWeekMail(tx: Tx, userId: UserId, now: Instant): Promise<boolean> {
  const mine = await lockStatement.first(tx, userId, now);
  if (mine === undefined) return false;
  await tx.updateTable("week_mail").set({ sent_week: mine.monday }).where("user_id", "=", userId).execute();
  const caller = await findCaller(tx, mine.keycloakId);
  if (caller === undefined) return false;
  const week = await readWeek(tx, getWeekScope({ ...caller.person, roles: [] }), now);
  const filter = { reason: null, search: "", isDismissed: false };
  const { people, counts } = weekList(week.people, week.dismissals, filter, now);
  if (people.length === 0) return false;
  await enqueueMails(
    tx,
    [
      {
        kind: "weekFigures",
        cause: `week-figures:${userId}:${mine.monday}`,
        to: mine.email,
        facts: {
          people: people.length,
          isWhole: week.isWhole,
          counts: counts.map(({ kind, people: count }) => ({ kind, people: count })),
          stopKey: mine.stopKey,
        },
      },
    ],
    now,
  );
  return true;
}
