import { type Kysely, sql } from "kysely";

/** An index for the next vouchers of an account to end, for its administrators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index voucher_open_of_customer on resource_access_voucher (customer_id, valid_to)
      where kind = 'cloud_modules' and archived_at is null
  `.execute(db);
}
