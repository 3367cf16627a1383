import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { copyFile, mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { openDatabase, openObjectStore, systemClock } from "@cathedra/api/seed";
import { sql } from "kysely";

const atOnce = 16;
const content = Buffer.from("A case that somebody made for themselves.\n".repeat(20));

/** Gives each person a number of cases: a row each, and its file in the store. */
export async function writeCases(url: string, folder: string, count: number): Promise<void> {
  const store = await openObjectStore(
    {
      objectStore: { kind: "fs", folder },
      objectStoreSecret: "-".repeat(32),
      http: { publicUrl: "http://localhost" },
    },
    systemClock,
  );
  const { db, close } = openDatabase(url, {
    poolSize: 1,
    statementTimeoutMs: 60_000,
    connectTimeoutMs: 20_000,
  });
  try {
    const ids = Array.from({ length: count }, () => randomUUID());
    for (let at = 0; at < ids.length; at += atOnce) {
      await Promise.all(ids.slice(at, at + atOnce).map((id) => store.put(makeKey(id), content)));
    }
    await sql`
      insert into personal_case (job_id, user_id, object_key, size, sha256, last_modified, metadata)
      select id::uuid, (select id from app_user order by id limit 1), 'drill/' || id, ${content.length}::int, repeat('0', 64),
        now(), '{}'
      from unnest(${ids}::text[]) id`.execute(db);
  } finally {
    await close();
    await store.close();
  }
}

/** Deletes some cases with their files, as the sweep does some minutes after their rows have gone. */
export async function loseCases(url: string, folder: string, count: number): Promise<void> {
  const store = await openObjectStore(
    {
      objectStore: { kind: "fs", folder },
      objectStoreSecret: "-".repeat(32),
      http: { publicUrl: "http://localhost" },
    },
    systemClock,
  );
  const { db, close } = openDatabase(url, { poolSize: 1, connectTimeoutMs: 20_000 });
  try {
    const { rows } = await sql<{ key: string }>`
      delete from personal_case where job_id in (select job_id from personal_case where object_key like 'drill/%' limit ${count})
      returning object_key as key`.execute(db);
    for (const { key } of rows) await store.delete(key);
  } finally {
    await close();
    await store.close();
  }
}

/** Copies missing files and deletes none: keys are never reused, so existing files are right. */
export async function copyNewObjects(from: string, to: string): Promise<number> {
  let copied = 0;
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(to, path.slice(from.length + 1));
    await mkdir(dirname(target), { recursive: true });
    const isNew = await copyFile(path, target, constants.COPYFILE_EXCL).then(
      () => true,
      () => false,
    );
    if (isNew) copied += 1;
  }
  return copied;
}

const makeKey = (id: string): string => `drill/${id}`;
