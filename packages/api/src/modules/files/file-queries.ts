import type { UserId } from "@cathedra/domain";
import { type FilePurpose, filePurposes } from "@cathedra/domain/files";
import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { statement, text, uuid } from "../../db/statement.ts";

/** The number of uploaded files without an owner that a person may have; the sweep removes them after a day. */
const maxUnowned = 50;

const insertFileStatement = statement(
  { id: uuid() },
  (file: NewFile, folder: string) => sql`
    insert into stored_file (id, purpose, object_key, content_type, size, uploaded_by)
    select given.id, ${file.purpose}, ${folder}::text || given.id || ${`.${filePurposes[file.purpose].extension}`}::text,
      ${filePurposes[file.purpose].contentType}, ${file.size}::int, ${file.uploadedBy}::uuid
    from (select gen_random_uuid() as id) given
    where (
      select count(*) from stored_file where uploaded_by = ${file.uploadedBy}::uuid and owner is null
    ) < ${maxUnowned}
    returning id`,
  [{ purpose: "learning_space_logo", size: 1, uploadedBy: "" as UserId }, "a/"],
);

export type NewFile = { readonly purpose: FilePurpose; readonly size: number; readonly uploadedBy: UserId };

/** Stores a file without an owner; undefined if the person already has too many of them. */
export async function insertFile(db: Db, file: NewFile, folder: string): Promise<string | undefined> {
  const row = await insertFileStatement.first(db, file, folder);
  return row?.id;
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await sql`delete from stored_file where id = ${id}::uuid and owner is null`.execute(db);
}

const dueFilesStatement = statement(
  { id: uuid(), key: text() },
  (most: number) => sql`
    select id, object_key as key from stored_file
    where owner is null and unowned_since < now() - interval '1 day'
    order by unowned_since limit ${most} for update skip locked`,
);

/** Locks some of the files that have had no owner for a day. */
export function lockUnownedFiles(tx: Tx, most: number) {
  return dueFilesStatement.rows(tx, most);
}
