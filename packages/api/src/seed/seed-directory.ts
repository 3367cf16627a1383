import type { CustomerId } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { hashOfCredential } from "../modules/provisioning/public.ts";

/** Connects an institution with the directory of the local world, unless it has a connection already. */
export async function seedDirectory(
  db: Db,
  { customer, domain, credential }: { customer: CustomerId; domain: string; credential: string },
): Promise<void> {
  await sql`
    with connection as (
      insert into scim_connection (customer_id, mode, changed_at) values (${customer}, 'on', now())
      on conflict do nothing returning customer_id
    ), owned as (
      insert into customer_domain (domain, customer_id, confirmed_at) select ${domain}, customer_id, now() from connection
      on conflict do nothing
    )
    insert into scim_credential (customer_id, token_hash, created_at, expires_at)
    select customer_id, ${hashOfCredential(credential)}, now(), now() + interval '1 year' from connection
    on conflict do nothing`.execute(db);
}
