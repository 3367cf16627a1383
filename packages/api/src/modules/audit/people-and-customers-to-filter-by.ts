import { type Actor, type AuditScope, getAuditScope, mayReadAudit } from "@cathedra/domain/access";
import { auditLimits } from "@cathedra/domain/audit";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { unprepared } from "../../db/prepared-statements.ts";
import { int, json, statement, text } from "../../db/statement.ts";
import { authorize } from "../../errors.ts";
import type { AuditCustomer, AuditPerson } from "../../graphql/generated/contract.ts";
import { containing, getPeople, personObject } from "./display-names.ts";

const most = sql.lit(auditLimits.choices);

const peopleStatement = statement(
  { person: json<AuditPerson>() },
  (scope: AuditScope, searchText: string) => sql`${unprepared}
    ${
      // Among everybody a frequent text is found by the index of names, a rare one by that of texts.
      scope === "all"
        ? sql`select ${personObject(scope)} as person from app_user person where search_text like ${containing(searchText)}`
        : sql`
    with person as materialized (
      select person.* from (${getPeople(scope)}) one join app_user person on person.id = one.user_id
      where search_text like ${containing(searchText)}
    )
    select ${personObject(scope)} as person from person`
    }
    order by last_name, first_name, id limit ${most}`,
  ["all", "may"],
  [[], "may"],
);

/** The people by whom the log can be filtered; shorter texts find no one, because no index supports them. */
export async function auditPeople(
  { db }: { readonly db: Db },
  actor: Actor,
  text: string,
): Promise<readonly AuditPerson[]> {
  authorize(mayReadAudit(actor));
  const searchText = text.trim().replaceAll("\0", "").slice(0, 200);
  if (Array.from(searchText).length < auditLimits.minLetters) return [];
  const rows = await peopleStatement.rows(db, getAuditScope(actor), searchText);
  return rows.map(({ person }) => person);
}

const customersStatement = statement(
  { id: int(), name: text() },
  (scope: AuditScope, searchText: string) => sql`
    select id, name from customer
    where search_form(name) like ${containing(searchText)}
      ${scope === "all" ? sql`` : sql`and id = any(${scope}::int[])`}
    order by name, id limit ${most}`,
  ["all", ""],
  [[], ""],
);

/** The customers by which the reader can filter the log. */
export async function auditCustomers(
  { db }: { readonly db: Db },
  actor: Actor,
  text: string | null | undefined,
): Promise<readonly AuditCustomer[]> {
  authorize(mayReadAudit(actor));
  return customersStatement.rows(
    db,
    getAuditScope(actor),
    (text ?? "").trim().replaceAll("\0", "").slice(0, 200),
  );
}
