import type { StorageItemId } from "@cathedra/domain";
import { type Actor, allows, mayChangeStorage } from "@cathedra/domain/access";
import type { StorageItem } from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { nullable, statement, text, timestamp } from "../../db/statement.ts";
import { toItem } from "./item-view.ts";
import { pathOf } from "./refusals.ts";
import { requireItem } from "./tree.ts";

/** By which a file is known to be what was sent; of a folder, and of what nobody said, null. */
type FileDigests = {
  readonly SentSha256: string | null;
  /** The digest of the file as it was read back from the store. */
  readonly Sha256: string | null;
  readonly CheckedAt: string | null;
};

const noDigests = { sentSha256: null, sha256: null, checkedAt: null };
const digestsStatement = statement(
  { sentSha256: nullable(text()), sha256: nullable(text()), checkedAt: nullable(timestamp()) },
  (id: StorageItemId) => sql`
    select sent_sha256 as "sentSha256", sha256, checked_at as "checkedAt" from storage_item where id = ${id}`,
  [0 as StorageItemId],
);

/** What a path leads to, how much it holds, and whether whoever asks may change it. */
export async function folderFacts(
  db: Db,
  actor: Actor,
  key: string,
): Promise<StorageItem & FileDigests & { readonly viewerCanKeep: boolean }> {
  const { item, names } = await requireItem(db, pathOf(key));
  const told = toItem(item, names.slice(0, -1));
  const digests = item.isDirectory ? noDigests : await digestsStatement.only(db, item.id);
  const CheckedAt = digests.checkedAt === null ? null : new Date(digests.checkedAt).toISOString();
  return {
    ...told,
    Key: names.length === 0 ? "" : told.Key,
    SentSha256: digests.sentSha256,
    Sha256: digests.sha256,
    CheckedAt,
    viewerCanKeep: allows(mayChangeStorage(actor)),
  };
}
