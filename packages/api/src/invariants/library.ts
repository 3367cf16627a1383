import { sql } from "kysely";
import type { Found, Invariant } from "./invariant.ts";

/** The file library: the sums that each folder stores. */
export const libraryInvariants: readonly Invariant[] = [
  {
    // Checks only direct children by their own sums: if it holds for every folder, it holds for all levels.
    name: "a folder knows how many things and bytes are in it",
    violations: sql<Found>`
      select 'folder ' || folder.id as what,
        format('says %s in it, %s with all below, %s bytes; counted %s, %s, %s', folder.child_count, folder.held_count,
          folder.held_bytes, coalesce(counted.children, 0), coalesce(counted.held, 0), coalesce(counted.bytes, 0)) as found
      from storage_item folder left join (
        select parent_id, count(*) as children, sum(1 + held_count) as held, sum(size + held_bytes) as bytes
        from storage_item where parent_id is not null group by parent_id
      ) counted on counted.parent_id = folder.id
      -- One that is being removed for good counts down by itself.
      where folder.is_directory and folder.purge_at is null and (
        folder.child_count <> coalesce(counted.children, 0) or folder.held_count <> coalesce(counted.held, 0)
        or folder.held_bytes <> coalesce(counted.bytes, 0))`,
  },
];
