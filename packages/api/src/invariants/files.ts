import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import type { ObjectStore } from "../ports/object-store.ts";
import { type Finding, type Found, maxReported } from "./invariant.ts";

/** A column that names an object of the store, with the rows for which the object must exist. */
export type KeyedObjects = {
  readonly table: string;
  readonly key: string;
  /** The column that has the size of the object in bytes. */
  readonly size?: string;
  readonly where?: string;
};

/** All columns by which the database refers to objects; a test lists the others with reasons. */
export const keyedObjects: readonly KeyedObjects[] = [
  { table: "stored_file", key: "object_key", size: "size" },
  { table: "activity_file", key: "object_key", size: "size" },
  { table: "activity_file", key: "thumbnail_key" },
  { table: "content_image", key: "object_key" },
  { table: "software_release", key: "object_key", size: "size" },
  { table: "software_document", key: "object_key", size: "size" },
  // The pieces are joined when all of them have arrived.
  { table: "station_log", key: "object_key", size: "size", where: "done_at is not null" },
  { table: "personal_case", key: "object_key", size: "size" },
  { table: "logbook_report", key: "object_key", size: "size" },
  { table: "personal_data_export", key: "object_key", size: "size" },
  // Items being purged are removed from the object store before their rows.
  { table: "storage_item", key: "object_key", size: "size", where: "purge_at is null" },
];

const pageSize = 1000;
/** The number of concurrent requests to the store. */
const atOnce = 32;

type Named = { readonly key: string; readonly size: number | null };

/**
 * Checks that every object that the database refers to is in the store with the right size, such as after a restore. One
 * request to the store for each object, 32 at a time; the database is read in pages by its index.
 */
export async function examineFiles(
  db: Db,
  store: Pick<ObjectStore, "head">,
): Promise<{ readonly finding: Finding; readonly files: number }> {
  const begun = performance.now();
  const examples: Found[] = [];
  let [violations, files] = [0, 0];
  for (const source of keyedObjects) {
    for await (const page of getPages(db, source)) {
      files += page.length;
      for (let at = 0; at < page.length; at += atOnce) {
        const some = page.slice(at, at + atOnce);
        const found = await Promise.all(some.map((named) => findWrong(store, source, named)));
        for (const each of found) {
          if (each === undefined) continue;
          violations += 1;
          if (examples.length < maxReported) examples.push(each);
        }
      }
    }
  }
  const invariant = "every file that the database refers to is in the store, whole";
  return { finding: { invariant, violations, examples, ms: performance.now() - begun }, files };
}

async function* getPages(db: Db, { table, key, size, where = "true" }: KeyedObjects) {
  const [name, bytes] = [
    sql.ref(key),
    size === undefined ? sql`null::bigint` : sql`${sql.ref(size)}::bigint`,
  ];
  for (let after = ""; ; ) {
    const { rows } = await sql<Named>`
      select ${name} as key, ${bytes} as size from ${sql.table(table)}
      where ${name} > ${after} and ${sql.raw(where)} order by ${name} limit ${pageSize}`.execute(db);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageSize) return;
    after = last.key;
  }
}

async function findWrong(
  store: Pick<ObjectStore, "head">,
  { table, key }: KeyedObjects,
  named: Named,
): Promise<Found | undefined> {
  const info = await store.head(named.key);
  const what = `${table}.${key} ${named.key}`;
  if (info === undefined) return { what, found: "is not in the store" };
  if (named.size === null || info.size === named.size) return undefined;
  return { what, found: `has ${info.size} bytes instead of ${named.size}` };
}
