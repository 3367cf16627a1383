/**
 * `npm run bench:storage [-- --write] [-- --megabytes=5120]`: measures how long a page of a folder with 100,000 files takes in a
 * library of a million, in each order and by search, and how much memory the API needs for a large upload. `--write` updates its
 * section of `docs/benchmarks.md`.
 */
import { parseArgs } from "node:util";
import { migrateToLatest, openDatabase, seedDemo } from "@cathedra/api";
import { cast, demoWorld } from "@cathedra/test-fixtures";
import pg from "pg";
import { runBench, writeSection } from "../bench-program.ts";
import { startPortal } from "../compared-servers.ts";
import { measureMemory } from "../load.ts";
import { sendInParts, sendWhole } from "./send-files.ts";

const { values } = parseArgs({
  options: { write: { type: "boolean", default: false }, megabytes: { type: "string", default: "5120" } },
});
const megabytes = Number(values.megabytes);
const inFolder = 100_000;
const inAll = 1_000_000;
const rounds = 100;

const lines = await runBench(async ({ postgres, issuer, atEnd, addLine }) => {
  const url = postgres.url("postgres");
  await migrateToLatest(url);
  const { db, close } = openDatabase(url);
  await seedDemo(db, demoWorld, []);
  await close();
  await fillLibrary(url, inFolder, inAll);
  const portal = await startPortal(url, issuer.issuer, {});
  atEnd(portal.stop);
  const token = await issuer.token(cast.daniel);
  const asked = { address: portal.address, token };

  async function page(query: Record<string, string>): Promise<string | null> {
    const response = await fetch(`${portal.address}/api/s3/files?${new URLSearchParams(query).toString()}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
    return response.headers.get("x-next-after");
  }
  async function measured(what: string, once: (round: number) => Promise<unknown>): Promise<void> {
    for (let warm = 0; warm < 10; warm += 1) await once(warm);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const began = performance.now();
      await once(round);
      times.push(performance.now() - began);
    }
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
    addLine(what, `${at(0.5)} ms, ${at(0.95)} ms`, "300 ms");
  }

  for (const sort of ["date", "nameAscending", "nameDescending"]) {
    await measured(`the first 200 of 100,000, ${sort}`, () => page({ prefix: "Large/", sort, limit: "200" }));
    let after: string | null = null;
    for (let pages = 0; pages < 90; pages += 1)
      after = await page({ prefix: "Large/", sort, limit: "1000", ...(after === null ? {} : { after }) });
    const deep = after ?? "";
    await measured(`200 of them behind 90,000, ${sort}`, () =>
      page({ prefix: "Large/", sort, limit: "200", after: deep }),
    );
  }
  await measured("a page of 1,000", () => page({ prefix: "Large/", limit: "1000" }));
  await measured("found in all: one of a million", (round) =>
    page({ prefix: "", search: `scan ${500_000 + round}.d` }),
  );
  await measured("found in all: more than are looked at", () => page({ prefix: "", search: "scan" }));

  for (const [what, send] of [
    ["with one request", sendWhole],
    ["in parts", sendInParts],
  ] as const) {
    await send(asked, `Warm ${what}`, 200);
    let status = 0;
    const began = performance.now();
    const memory = await measureMemory(portal.pid, async () => {
      status = await send(asked, `Huge ${what}`, megabytes);
    });
    const seconds = (performance.now() - began) / 1000;
    addLine(`${megabytes} MB ${what}: memory of the API's process`, `${memory}, ${status}`, "64 MB");
    addLine(
      `${megabytes} MB ${what}`,
      `${seconds.toFixed(0)} s, ${Math.round(megabytes / seconds)} MB a second`,
    );
  }
});
if (values.write) {
  writeSection(lines, {
    title: "The library of files",
    command: "npm run bench:storage",
    conditions:
      "Client, API and database share the machine; files go to a folder. Of times the median and the 95th of a hundred.",
  });
}

/** Fills the library: one folder with this number of files, and others until there are `inAll` rows. */
async function fillLibrary(url: string, inFolder: number, inAll: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fill(client, inFolder, inAll).finally(() => client.end());
}

async function fill(client: pg.Client, inFolder: number, inAll: number): Promise<void> {
  const insert = (parent: number, from: number, to: number) =>
    client.query(
      `insert into storage_item (parent_id, name, name_fold, name_order, is_directory, size, content_type, object_key, modified_at, path_bytes)
       select $1::bigint, 'Scan ' || number || '.dcm', 'scan ' || number || '.dcm', 'scan ' || lpad(number::text, 10, '0') || '.dcm',
         false, 1000, 'application/octet-stream', 'library/bench/' || number, now() - number * interval '1 minute', 20
       from generate_series($2::int, $3::int) number`,
      [parent, from, to],
    );
  const folder = async (name: string, holds: number): Promise<number> => {
    const { rows } = await client.query<{ id: string }>(
      `insert into storage_item (parent_id, name, name_fold, name_order, is_directory, modified_at, child_count, held_count, held_bytes)
       values (0, $1::text, lower($1::text), lower($1::text), true, now(), $2::int, $2::int, $2::int::bigint * 1000) returning id`,
      [name, holds],
    );
    return Number(rows[0]?.id);
  };
  // The trigram index is dropped while the table is filled, because row by row it takes longer than everything else: similar
  // names share its pages.
  const { rows } = await client.query<{ definition: string }>(
    "select pg_get_indexdef('storage_item_search'::regclass) as definition",
  );
  await client.query("drop index storage_item_search");
  await insert(await folder("Large", inFolder), 1, inFolder);
  const others = 100;
  const each = Math.ceil((inAll - inFolder) / others);
  for (let number = 0; number < others; number += 1) {
    const from = inFolder + number * each;
    await insert(await folder(`Other ${number}`, each), from + 1, from + each);
  }
  await client.query(
    `update storage_item set child_count = $1::int, held_count = $2::int, held_bytes = $2::int::bigint * 1000 where id = 0`,
    [others + 1, inAll + others + 1],
  );
  await client.query(rows[0]?.definition ?? "");
  await client.query("vacuum analyze storage_item");
}
