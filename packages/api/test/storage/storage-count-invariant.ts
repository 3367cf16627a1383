import { sql } from "kysely";
import type { Db } from "../../src/db/database.ts";

/** Folders whose stored counts differ from a new count of their content. */
export async function miscounted(db: Db): Promise<readonly unknown[]> {
  const { rows } = await sql`
    with recursive below as (
      select id as folder, id, 0 as depth from storage_item where is_directory
      union all
      select below.folder, item.id, below.depth + 1 from below join storage_item item on item.parent_id = below.id
    ), counted as (
      select below.folder, count(*) filter (where depth > 0) as held, count(*) filter (where depth = 1) as children,
        coalesce(sum(item.size) filter (where depth > 0), 0) as bytes
      from below join storage_item item on item.id = below.id group by below.folder
    )
    select item.id, item.name, item.held_count, counted.held, item.child_count, counted.children, item.held_bytes, counted.bytes
    from counted join storage_item item on item.id = counted.folder
    where item.held_count <> counted.held or item.child_count <> counted.children or item.held_bytes <> counted.bytes`.execute(
    db,
  );
  return rows;
}
