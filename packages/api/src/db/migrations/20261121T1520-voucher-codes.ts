import { type Kysely, sql } from "kysely";

/**
 * A voucher's code can be withdrawn, and then it has none. A key of the client's own tells a creation that is sent twice
 * from two. Active vouchers are found by their end, archived ones by their creation, however many others there are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table resource_access_voucher
      alter column code drop not null,
      add column request_key text check (request_key <> '');
    create unique index voucher_request_keys on resource_access_voucher (creator_id, request_key)
      where request_key is not null;
    create index voucher_open on resource_access_voucher (kind, valid_to) where archived_at is null;
    create index voucher_archived on resource_access_voucher (kind, created_at desc, id desc)
      where archived_at is not null;
  `.execute(db);
}
