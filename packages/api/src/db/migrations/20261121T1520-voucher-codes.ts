import { type Kysely, sql } from "kysely";

/**
 * The code of a voucher can be withdrawn, after which it has none. A client's key distinguishes a repeated request from a second
 * voucher. Active vouchers are found by their end and archived ones by their creation, however many others there are.
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
