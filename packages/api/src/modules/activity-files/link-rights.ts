import { isUuid } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, statement } from "../../db/statement.ts";
import type { LinkFacts } from "../../storage/signed-link.ts";
import { discarded } from "../files/public.ts";

/**
 * The claims of a link to a file of a run: the run and the reader. Empty for a sys_admin, whose right needs no check of the
 * run.
 */
export function runFacts({ userId, roles }: Pick<Actor, "userId" | "roles">, run: string): LinkFacts {
  return roles.includes("sys_admin") ? {} : { run, reader: userId };
}

export function isRunLink(facts: LinkFacts): boolean {
  return facts.run !== undefined;
}

/** The rule `maySeeOriginOfVistActivity` by the lists of the database, for a reader of whom only the id is known. */
const openStatement = statement(
  { isOpen: bool() },
  (run: string, reader: string, key: string) => sql`
    select not (${discarded(key)}) and exists (
      select from simulator_activity activity join app_user reader on reader.id = ${reader}::uuid
      where activity.id = ${run}::uuid and (
        activity.created_by = reader.id
        or reader.email_verified and (
          exists (
            select from customer_admin
            where customer_admin.user_id = reader.id and customer_admin.customer_id = activity.customer_id
          )
          or exists (
            select from customer_group_member admin
            join customer_group_member member on member.group_id = admin.group_id
            join customer_group on customer_group.id = admin.group_id
            where admin.user_id = reader.id and admin.role = 'admin' and member.user_id = activity.created_by
              and customer_group.customer_id = activity.customer_id and customer_group.removed_at is null
          )
        )
      )
    ) as "isOpen"`,
  ["00000000-0000-4000-8000-000000000000", "00000000-0000-4000-8000-000000000000", "a"],
);

/** Whether a link is still valid: its reader may read the run, and the file belongs to it. Look-ups by keys at each use. */
export async function mayUseRunLink(
  db: Db,
  { run = "", reader = "" }: LinkFacts,
  key: string,
): Promise<boolean> {
  return isUuid(run) && isUuid(reader) && (await openStatement.only(db, run, reader, key)).isOpen;
}
