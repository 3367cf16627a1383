import { cast } from "@cathedra/test-fixtures";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { purgeOverdue } from "../../src/modules/storage/purge-items.ts";
import { purgeRunner } from "../../src/modules/storage/purge-runner.ts";
import type { TrashItem } from "../../src/modules/storage/trash-list.ts";
import { runAsWorker } from "../operations/run-as-worker.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { miscounted } from "./storage-count-invariant.ts";
import { type Calls, libraryOf } from "./storage-helpers.ts";

let library: Calls;

const portal = setUpCastApp();
beforeAll(async () => {
  library = libraryOf(portal);
});

const trash = async () => (await library.call("GET", "/api/s3/trash")).json<TrashItem[]>();
const restore = (...ids: readonly number[]) => library.call("POST", "/api/s3/trash/restore", { ids });
const removed = async (key: string, count?: number) =>
  (await library.remove(key, count)).json<{ id: number }>().id;
const getCode = (answer: { json: () => { error?: { code: string } } }) => answer.json().error?.code;
const run = (id: string | null) => runAsWorker(portal, "storage_purge", id ?? "", purgeRunner);

test("a deleted file stays in the trash for 30 days, with who deleted it and its path (8.011, X92)", async () => {
  await library.upload("a/one.txt", "1");
  await library.upload("a/two/three.txt", "333");
  const refused = await library.remove("a/");
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    expect.objectContaining({ code: "STORAGE_COUNT_CHANGED", count: 3, size: 4 }),
  ]);
  const id = await removed("a/", 3);
  expect(await library.keys()).toEqual([]);
  const [item] = await trash();
  expect(item).toMatchObject({
    Id: id,
    Key: "a/",
    IsDirectory: true,
    Items: 3,
    Size: 4,
    TrashedBy: `${cast.daniel.firstName} ${cast.daniel.lastName}`,
  });
  expect(Date.parse(item?.RemovedAt ?? "") - Date.parse(item?.TrashedAt ?? "")).toBe(30 * 86_400_000);
  expect(getCode(await library.link("a/one.txt"))).toBe("NOT_FOUND");
  const back = await restore(id);
  expect(back.json()).toEqual([expect.objectContaining({ Key: "a/", FormerKey: "a/", Items: 3 })]);
  expect(await library.keys("a/two")).toEqual(["a/two/three.txt"]);
  // The request is repeated after a lost answer.
  expect((await restore(id)).json()).toEqual([expect.objectContaining({ Key: "a/" })]);
  expect(await trash()).toEqual([]);
  expect(await miscounted(portal.database.db)).toEqual([]);
});

test("a file restored to a taken name gets another one, which is reported, and a missing folder is created again", async () => {
  await library.upload("b/scan.txt", "old");
  const scan = await removed("b/scan.txt");
  await library.upload("b/scan.txt", "new");
  expect((await restore(scan)).json()).toEqual([
    expect.objectContaining({ Key: "b/scan (2).txt", FormerKey: "b/scan.txt" }),
  ]);
  const again = await removed("b/scan (2).txt");
  await library.rename("b/", "renamed", { count: 1 });
  expect((await restore(again)).json()[0].Key).toBe("renamed/scan (2).txt");
  const deep = await removed("renamed/scan (2).txt");
  await removed("renamed/", 1);
  expect((await restore(deep)).json()[0].Key).toBe("renamed/scan (2).txt");
  const last = await removed("renamed/scan (2).txt");
  await removed("renamed/", 0);
  await library.upload("renamed", "a file in the way of the folder");
  expect((await restore(last)).json()[0].Key).toBe("scan (2).txt");
  expect(getCode(await restore(last, 999_999))).toBe("STORAGE_GONE");
  expect(await miscounted(portal.database.db)).toEqual([]);
});

test("permanent removal is visible at once, done by the worker, and continued after the worker crashed", async () => {
  const { db } = portal.database;
  await library.make("large/inner");
  await sql`
    with folder as (select id from storage_item where name = 'inner'), made as (
      insert into storage_item (parent_id, name, name_fold, name_order, is_directory, size, object_key, content_type, modified_at)
      select folder.id, 'f' || number, 'f' || number, 'f' || number, false, 1, 'library/many/' || number, 'text/plain', now()
      from folder, generate_series(1, 1200) number returning 1
    )
    update storage_item item set held_count = held_count + 1200, held_bytes = held_bytes + 1200,
      child_count = child_count + case when name = 'inner' then 1200 else 0 end
    where item.id = 0 or item.name in ('large', 'inner')`.execute(db);
  expect(await miscounted(db)).toEqual([]);
  const id = await removed("large/", 1201);
  const counted = (await trash()).length;
  expect(getCode(await library.call("POST", "/api/s3/trash/empty", { count: counted + 1 }))).toBe(
    "STORAGE_COUNT_CHANGED",
  );
  const emptied = await library.call("POST", "/api/s3/trash/empty", { count: counted });
  expect(emptied.statusCode).toBe(202);
  const { operationId } = emptied.json<{ operationId: string }>();
  expect(await trash()).toEqual([]);
  expect(getCode(await restore(id))).toBe("STORAGE_GONE");

  // The worker dies after a batch: its connection breaks in the middle of the next one, and no heartbeat follows.
  let batches = 0;
  await runAsWorker(portal, "storage_purge", operationId, (work) =>
    purgeRunner({
      ...work,
      write: (write) =>
        work.write(async (tx) => {
          batches += 1;
          const answer = await write(tx);
          if (batches === 4) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
          return answer;
        }),
    }),
  );
  const left = async () =>
    Number(
      (
        await sql<{
          n: number;
        }>`select count(*) as n from storage_item where id > 0 and trashed_at is not null or object_key like 'library/many/%'`.execute(
          db,
        )
      ).rows[0]?.n,
    );
  expect(await left()).toBeGreaterThan(0);
  await sql`update operation set lease_until = now() where id = ${operationId}`.execute(db);
  await run(operationId);
  expect(await left()).toBe(0);
  const { rows } = await sql<{ outcome: string; progress: number }>`
    select outcome, progress from operation where id = ${operationId}`.execute(db);
  expect(rows).toEqual([{ outcome: "succeeded", progress: 100 }]);
  const objects = await sql<{
    n: number;
  }>`select count(*) as n from unowned_object where key like 'library/many/%'`.execute(db);
  expect(Number(objects.rows[0]?.n)).toBe(1200);
  expect(await miscounted(db)).toEqual([]);
});

test("items are removed automatically after 30 days in the trash, and singly on request", async () => {
  const { db } = portal.database;
  const [kept, old, chosen] = [
    await library.upload("kept.txt", "x").then(() => removed("kept.txt")),
    await library.upload("old.txt", "x").then(() => removed("old.txt")),
    await library.upload("chosen.txt", "x").then(() => removed("chosen.txt")),
  ];
  await sql`update storage_item set trashed_at = now() - interval '29 days 23 hours' where id = ${kept}`.execute(
    db,
  );
  await sql`update storage_item set trashed_at = now() - interval '30 days 1 minute' where id = ${old}`.execute(
    db,
  );
  expect(await purgeOverdue({ db })).toBe(1);
  const { operationId } = (await library.call("POST", "/api/s3/trash/purge", { ids: [chosen] })).json();
  expect((await trash()).map(({ Id }) => Id)).toEqual([kept]);
  await run(operationId);
  const { rows } = await sql`select id from storage_item where id = any(${[old, chosen]}::bigint[])`.execute(
    db,
  );
  expect(rows).toEqual([]);
  const again = await library.call("POST", "/api/s3/trash/purge", { ids: [chosen] });
  expect(again.json()).toEqual({ operationId: null });
  const asked = await portal.ask(cast.daniel, "query ($id: ID!) { operation(id: $id) { kind state } }", {
    id: operationId,
  });
  expect(asked.data).toEqual({ operation: { kind: "storage_purge", state: "succeeded" } });
});
