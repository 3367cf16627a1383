import { type Kysely, sql } from "kysely";

/** What failed of a customer, in the order of the list; it serves the reference as well. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index failed_request_of_customer_in_order on failed_request (customer_id, at desc, id desc);
    drop index failed_request_of_customer;
  `.execute(db);
}
