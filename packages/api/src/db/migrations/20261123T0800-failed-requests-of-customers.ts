import { type Kysely, sql } from "kysely";

/** An index for a customer's failed requests in the order of the list, which also serves the foreign key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index failed_request_of_customer_in_order on failed_request (customer_id, at desc, id desc);
    drop index failed_request_of_customer;
  `.execute(db);
}
