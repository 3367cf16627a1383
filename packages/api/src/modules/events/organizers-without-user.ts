import { emailKey } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { eventLimits } from "@cathedra/domain/cloud";
import { fieldError } from "@cathedra/domain/messages";
import { sql } from "kysely";
import { statement, text } from "../../db/statement.ts";
import { invalidInput } from "../../errors.ts";
import type { QueryOrganizersWithoutUserArgs } from "../../graphql/generated/contract.ts";
import { findAdministeredCustomer, type VoucherDeps } from "../access-vouchers/public.ts";

const organizersWithoutUserStatement = statement(
  { email: text() },
  (emails: QueryOrganizersWithoutUserArgs["emails"]) => sql`
    select distinct lower(email) as email from app_user
    where lower(email) = any(${emails.map(emailKey)}::text[])`,
  [[]],
);

/**
 * The addresses among these without an account. Only for people who could create an event with them, whose page then shows
 * the same (X29); at most as many at once as an event may have.
 */
export async function organizersWithoutUser(
  deps: VoucherDeps,
  actor: Actor,
  { customerId, emails }: QueryOrganizersWithoutUserArgs,
): Promise<readonly string[]> {
  await findAdministeredCustomer(deps.db, deps, actor, customerId);
  const max = eventLimits.organizers;
  if (emails.length > max) throw invalidInput([fieldError("emails", "OUT_OF_RANGE", { min: 0, max })]);
  const rows = await organizersWithoutUserStatement.rows(deps.db, emails);
  const known = new Set(rows.map(({ email }) => email));
  return emails.filter((email) => !known.has(emailKey(email)));
}
