import type { UserId } from "@cathedra/domain";
import { sql } from "kysely";
import type { VerifiedToken } from "../../auth/verified-token.ts";
import type { Db } from "../../db/database.ts";
import { lru } from "../../graphql/lru.ts";

/** The interval between two stored visits, in milliseconds. */
const everyMs = 3_600_000;
const mostPeople = 20_000;

export type VisitLog = {
  readonly note: (db: Db, userId: UserId, token: Pick<VerifiedToken, "roles" | "atStation">) => Promise<void>;
};

/**
 * Stores when people were last seen and with which roles, which only the token contains: once an hour for each process, and
 * when the roles change. A failure to store a visit never fails the request.
 */
export function visitLog(now: () => number = () => performance.now()): VisitLog {
  const noted = lru<{ readonly at: number; readonly roles: string }>(mostPeople);
  return {
    note: async (db, userId, { roles, atStation }) => {
      // A session at a station has no roles, and its sign-in is kept with the station.
      if (atStation !== undefined) return;
      const before = noted.get(userId);
      if (before !== undefined && before.roles === roles.join() && now() - before.at < everyMs) return;
      noted.set(userId, { at: now(), roles: roles.join() });
      await sql`
        insert into person_visit (user_id, seen_at, roles) values (${userId}, now(), ${[...roles]}::text[])
        on conflict (user_id) do update set seen_at = excluded.seen_at, roles = excluded.roles
        where person_visit.seen_at < excluded.seen_at - interval '1 hour' or person_visit.roles <> excluded.roles`
        .execute(db)
        .catch(() => undefined);
    },
  };
}
