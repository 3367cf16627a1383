import { type Instant, instant, isUuid, type StorageItemId, type UserId } from "@cathedra/domain";
import { keyOfPath, storageLimits } from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction } from "../../db/locked-transaction.ts";
import { bool, int, nullable, statement, text, texts } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { Clock } from "../../ports/clock.ts";
import type { LinkFacts } from "../../storage/signed-link.ts";
import { audit } from "../audit/public.ts";
import { hasEnded } from "../sign-out/public.ts";
import { rootId } from "./tree.ts";

/** The claims of a link to a file of the library: its version, and the person for whom the link was issued. */
type LibraryFacts = { readonly item: StorageItemId; readonly reader: UserId };

export const libraryFacts = ({ item, reader }: LibraryFacts): LinkFacts => ({ item: String(item), reader });

export function isLibraryLink(facts: LinkFacts): boolean {
  return facts.item !== undefined;
}

const noneFacts: LinkFacts = { session: "s", since: "0" };

/** A replaced file is a new row, so the row's id identifies the version. Items in the trash are not below the root. */
const openStatement = statement(
  { above: texts(), name: nullable(text()), isNoted: bool(), isOver: bool(), at: int() },
  (
    item: number,
    key: string,
    { facts, reader, since }: { facts: LinkFacts; reader: string; since: Instant },
  ) => sql`
    with recursive up as (
      select parent_id as at, array[]::text[] as above from storage_item where id = ${item} and object_key = ${key}
      union all
      select item.parent_id, item.name || up.above from up join storage_item item on item.id = up.at where up.at <> ${rootId}
    )
    select up.at, up.above, (select name from storage_item where id = ${item}) as name, exists (
      select from library_reading
      where person_id = ${reader}::uuid and item_id = ${item} and noted_at > ${toTimestamp(since)}
    ) as "isNoted", ${hasEnded(facts)} as "isOver"
    from up where up.at = ${rootId}`,
  [1, "a", { facts: noneFacts, reader: "00000000-0000-4000-8000-000000000000", since: instant(0) }],
);

/**
 * Whether a link to a file is still valid: the file has that version and is not in the trash, and the session in which the link
 * was issued is not over. One statement by keys at each use. Each reader is logged at most once in half an hour.
 */
export async function openLibraryLink(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  key: string,
  facts: LinkFacts,
): Promise<boolean> {
  const { item = "", reader = "" } = facts;
  if (!/^\d{1,15}$/.test(item) || !isUuid(reader)) return false;
  const now = clock();
  const open = await openStatement.first(db, Number(item), key, { facts, reader, since: noteSince(now) });
  if (open === undefined || open.name === null || open.isOver) return false;
  if (open.isNoted) return true;
  const path = keyOfPath([...open.above, open.name], false);
  const read = { item: Number(item) as StorageItemId, reader: reader as UserId, path };
  await inLockedTransaction(db, [], (tx) => recordAccess(tx, read, "library.file_read", now));
  return true;
}

const noteStatement = statement(
  { item: int() },
  (item: StorageItemId, reader: UserId, now: Instant) => sql`
    insert into library_reading (person_id, item_id, noted_at) values (${reader}, ${item}, ${toTimestamp(now)})
    on conflict (person_id, item_id) do update set noted_at = excluded.noted_at
    where library_reading.noted_at <= ${toTimestamp(noteSince(now))}
    returning item_id as item`,
);

/** Logs a person's access to a file once in half an hour, however many parts and links are used. */
export async function recordAccess(
  tx: Tx,
  { item, reader, path }: LibraryFacts & { readonly path: string },
  act: "library.file_read" | "library.link_given",
  now: Instant,
): Promise<void> {
  if ((await noteStatement.first(tx, item, reader, now)) === undefined) return;
  await audit(tx, { userId: reader }, act, String(item), { customer: null, after: { name: path } });
}

/** The instant since when accesses are remembered, for as long as a link is valid. */
function noteSince(now: Instant): Instant {
  return instant(now - storageLimits.linkSeconds * 1000);
}

/** Deletes records of readers that no longer prevent a further log entry. */
export async function deleteOldAccesses(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom("library_reading")
    .where("noted_at", "<=", toTimestamp(noteSince(now)))
    .execute();
}
