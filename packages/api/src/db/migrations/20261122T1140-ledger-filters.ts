import { type Kysely, sql } from "kysely";

/** Indexes for filters of a ledger by kind, person and period, each in the order of the ledger, whatever its length. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index quota_entry_by_kind on quota_entry (customer_id, kind, position);
    create index quota_entry_of_user on quota_entry (customer_id, user_id, position) where user_id is not null;
    create index quota_entry_of_actor on quota_entry (customer_id, actor_id, position) where actor_id is not null;
    create index quota_entry_by_time on quota_entry (customer_id, created_at, position);
  `.execute(db);
}
