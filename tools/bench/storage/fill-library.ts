import pg from "pg";

/** Fills the library: one folder with so many files, and others until there are so many rows in all. */
export async function fillLibrary(url: string, inFolder: number, inAll: number): Promise<void> {
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
  // Row by row the index of trigrams takes longer than all else: names that are alike meet on the same pages of it.
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
