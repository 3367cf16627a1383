import { type Actor, allows, type CustomerFacts, mayAdministerCustomer } from "@cathedra/domain";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** The customers that the person administers, by name, at most 1000: one statement, or none (9.025, 9.027). */
export async function customersForAdmin(db: Db, actor: Actor): Promise<readonly CustomerFacts[]> {
  const isSysAdmin = actor.roles.includes("sys_admin");
  const own = actor.administers.filter((id) => allows(mayAdministerCustomer(actor, { id })));
  if (!isSysAdmin && own.length === 0) return [];
  const { rows } = await sql<CustomerFacts>`
    select id, name from customer where ${isSysAdmin}::boolean or id = any(${own}::int[])
    order by name collate "und-x-icu", id limit 1000`.execute(db);
  return rows;
}
