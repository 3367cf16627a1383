import { sql } from "kysely";
import { expect, test } from "vitest";
import { examineFiles, keyedObjects } from "../../src/invariants/files.ts";
import { setUpDatabase } from "../support/database.ts";

const database = setUpDatabase();

/** Columns with such a name for which no object needs to exist. */
const promiseNothing = new Set([
  // Files without an owner may already be deleted.
  "unowned_object.key",
  // The upload is still in progress.
  "storage_upload.object_key",
]);

test("every column that contains an object key is checked or listed as an exception", async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and (column_name ~ '(object|thumbnail|screenshot|file)_key$' or (table_name, column_name) = ('unowned_object', 'key'))
    order by 1`.execute(database.db);
  const known = new Set([...keyedObjects.map(({ table, key }) => `${table}.${key}`), ...promiseNothing]);
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  expect(rows.length).toBeGreaterThanOrEqual(9);
});

test("a file that is referenced but missing from the store or of another size there is reported", async () => {
  await sql`
    insert into stored_file (purpose, object_key, content_type, size)
    values ('learning_space_logo', 'logos/here', 'image/png', 10), ('learning_space_logo', 'logos/cut', 'image/png', 10),
      ('learning_space_logo', 'logos/lost', 'image/png', 10)`.execute(database.db);
  const sizes = new Map([
    ["logos/here", 10],
    ["logos/cut", 7],
  ]);
  const head = async (key: string) => {
    const size = sizes.get(key);
    return size === undefined ? undefined : { key, size, contentType: "image/png", modifiedAt: new Date(0) };
  };
  const { finding, files } = await examineFiles(database.db, { head });
  expect(files).toBe(3);
  expect(finding.violations).toBe(2);
  expect(finding.examples).toEqual([
    { what: "stored_file.object_key logos/cut", found: "has 7 bytes instead of 10" },
    { what: "stored_file.object_key logos/lost", found: "is not in the store" },
  ]);
});
