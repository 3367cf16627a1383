import { sql } from "kysely";
import type { Db, Tx } from "../../db/database.ts";
import { nullable, statement, text } from "../../db/statement.ts";
import type { Validators } from "../../ports/news-source.ts";
import type { ContentKind } from "./content-addresses.ts";

/** After this time without an end, the process of a refresh counts as dead. */
export const maxRefreshMs = 150_000;
/** The minimum pause between two requests to a source of content, kept however many workers and jobs there are. */
const shortestPauseMs = 5 * 60_000;

const claimRefreshStatement = statement(
  { etag: nullable(text()), lastModified: nullable(text()) },
  (kind: ContentKind, address: string) => sql`
    insert into content_source as known (kind, address, attempted_at) values (${kind}, ${address}, now())
    on conflict (kind) do update set
      address = excluded.address,
      attempted_at = now(),
      finished_at = null,
      last_success = case when known.address = excluded.address then known.last_success end,
      last_failure = case when known.address = excluded.address then known.last_failure end,
      failure_reason = case when known.address = excluded.address then known.failure_reason end,
      etag = case when known.address = excluded.address then known.etag end,
      last_modified = case when known.address = excluded.address then known.last_modified end
    where known.address <> excluded.address
      or known.finished_at < now() - ${shortestPauseMs} * interval '1 millisecond'
      or (known.finished_at is null
        and known.attempted_at < now() - ${maxRefreshMs} * interval '1 millisecond')
    returning etag, last_modified as "lastModified"
  `,
);

/**
 * Claims the refresh of a source in one conditional update, so that only one worker requests it. Undefined if it is too soon or
 * claimed by another worker. Returns the validators of the source's last response.
 */
export async function claimRefresh(
  db: Db,
  kind: ContentKind,
  address: string,
): Promise<Validators | undefined> {
  return claimRefreshStatement.first(db, kind, address);
}

export async function recordSuccess(tx: Tx, kind: ContentKind, validators: Validators): Promise<void> {
  await tx
    .updateTable("content_source")
    .set({
      finished_at: sql`now()`,
      last_success: sql`now()`,
      etag: validators.etag,
      last_modified: validators.lastModified,
    })
    .where("kind", "=", kind)
    .execute();
}

export async function recordFailure(db: Db, kind: ContentKind, reason: string): Promise<void> {
  await db
    .updateTable("content_source")
    .set({ finished_at: sql`now()`, last_failure: sql`now()`, failure_reason: reason.slice(0, 500) })
    .where("kind", "=", kind)
    .execute();
}
