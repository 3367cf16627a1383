import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import type { Hint } from "../../ports/hint-feed.ts";

/** The PostgreSQL channel on which every process listens for hints. */
export const hintChannel = "cathedra_hint";

/** The maximum number of people in one notification, because PostgreSQL limits a notification to 8,000 bytes. */
const maxPeople = 150;

/**
 * Tells the browsers of these people to read something again, once the transaction is committed; nothing is sent on rollback. A
 * hint is lost if no one is connected, so everything in it can also be read. The commit takes a server-wide lock, so use it for
 * events that concern people and not for every row (decision 0245).
 */
export async function sendHint(db: Tx | Db, hint: Hint): Promise<void> {
  for (const payload of getPayloads(hint)) await sql`select ${notification(payload)}`.execute(db);
}

/** The same for one statement that also writes what the hint is about; for few people. */
export function notification(hint: Hint): RawBuilder<unknown> {
  return sql`pg_notify(${hintChannel}, ${JSON.stringify(hint)})`;
}

function getPayloads(hint: Hint): readonly Hint[] {
  if (hint.kind === "operation") return [hint];
  const parts = Math.ceil(hint.to.length / maxPeople);
  return Array.from({ length: parts }, (_, part) => ({
    ...hint,
    to: hint.to.slice(part * maxPeople, (part + 1) * maxPeople),
  }));
}
