import { Readable } from "node:stream";
import type { Instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { readPath } from "@cathedra/domain/storage";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { receiveUpload, trashItems } from "../modules/storage/public.ts";
import type { ObjectStore } from "../ports/object-store.ts";
import { storedPeople } from "./stored-people.ts";

/** A file of the demo library with its path; its folders are created with it. */
export type DemoFile = {
  readonly key: string;
  readonly bytes: Buffer;
  readonly by: Actor;
  readonly at: Instant;
  /** When the same person moved it to the trash, if they did. */
  readonly trashedAt?: Instant;
};

/** Fills a library that was never used; repeating it changes nothing. */
export async function seedFileLibrary(
  db: Db,
  objectStore: ObjectStore,
  makeFiles: () => Promise<readonly DemoFile[]>,
): Promise<void> {
  const { rows } = await sql`select from storage_item where id <> 0 limit 1`.execute(db);
  if (rows.length > 0) return;
  const files = await makeFiles();
  const getId = await storedPeople(
    db,
    files.map(({ by }) => by),
  );
  for (const { key, bytes, by, at, trashedAt } of files) {
    const path = readPath(key);
    if (!path.ok) throw new Error(`no path of the library: ${key}`);
    const actor: Actor = { ...by, userId: getId(by.keycloakId) };
    const deps = { db, objectStore, clock: () => at };
    await receiveUpload(deps, actor, { names: path.value, body: Readable.from([bytes]), onTaken: "refuse" });
    if (trashedAt !== undefined)
      await trashItems({ db, clock: () => trashedAt }, actor, { keys: [key], count: undefined });
  }
}
