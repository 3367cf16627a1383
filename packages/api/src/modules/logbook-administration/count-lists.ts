import { allows, type CustomerFacts, mayAdministerLogbook } from "@cathedra/domain/access";
import { sql } from "kysely";
import { int, statement } from "../../db/statement.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { LogbookLists } from "../../graphql/generated/contract.ts";

const countListsStatement = statement(
  { attendings: int(), hospitals: int(), unverifiedAttendings: int(), id: int() },
  (ids: unknown) => sql`
    select customer.id,
      (select count(*) from attending where customer_id = customer.id and removed_at is null) as attendings,
      (
        select count(*) from attending where customer_id = customer.id and removed_at is null and email is null
      ) as "unverifiedAttendings",
      (select count(*) from hospital where customer_id = customer.id and removed_at is null) as hospitals
    from customer where id = any(${ids}::int[])`,
);

/** The lengths of the lists of these customers, in one statement; null if the caller may not administer them. */
export async function countLists(
  customers: readonly CustomerFacts[],
  { db, actor, logbookAdminCustomers }: Pick<GraphqlContext, "db" | "actor" | "logbookAdminCustomers">,
): Promise<(LogbookLists | null)[]> {
  const allowed = customers.filter((customer) =>
    allows(mayAdministerLogbook(actor, customer, logbookAdminCustomers)),
  );
  if (allowed.length === 0) return customers.map(() => null);
  const ids = allowed.map(({ id }) => id);
  const rows = await countListsStatement.rows(db, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return customers.map(({ id }) => byId.get(id) ?? null);
}
