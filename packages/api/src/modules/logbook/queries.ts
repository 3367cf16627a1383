import type { Actor } from "@cathedra/domain/access";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import type {
  FormAttending,
  FormHospital,
  LogbookTarget,
  RecentChoices,
} from "../../graphql/generated/contract.ts";
import { targetJson, targetOrder, targetsFor } from "../totals/public.ts";
import { lastParticipation, recentChoices } from "./recent-choices.ts";

export type FormChoices = {
  readonly attending: FormAttending[];
  readonly hospitals: FormHospital[];
  readonly recent: RecentChoices[];
  readonly lastRole: string | null;
  readonly lastLevel: string | null;
  readonly targets: LogbookTarget[];
};

/**
 * The attendings and hospitals of the caller's customers, of every customer for sys_admin, and what the caller chose
 * most recently and is measured by. One statement.
 */
export async function findFormChoices(db: Db, actor: Actor): Promise<FormChoices> {
  const own = [...actor.memberships.map(({ customerId }) => customerId), ...actor.administers];
  const learnsIn = actor.memberships.filter(({ role }) => role === "learner").map(({ groupId }) => groupId);
  const isMine = actor.roles.includes("sys_admin") ? sql`true` : sql`customer.id = any(${own}::int[])`;
  const { rows } = await sql<FormChoices>`
    select (
      select coalesce(json_agg(json_build_object(
        'id', attending.id, 'firstName', attending.first_name, 'lastName', attending.last_name,
        'customerName', customer.name, 'customerId', customer.id
      ) order by attending.last_name, attending.first_name, attending.id), '[]')
      from attending join customer on customer.id = attending.customer_id
      where attending.removed_at is null and ${isMine}
    ) as attending, (
      select coalesce(json_agg(json_build_object(
        'id', hospital.id, 'name', hospital.name, 'customerName', customer.name, 'customerId', customer.id
      ) order by hospital.name, hospital.id), '[]')
      from hospital join customer on customer.id = hospital.customer_id
      where hospital.removed_at is null and ${isMine}
    ) as hospitals, (${recentChoices(actor)}) as recent, (
      select coalesce(json_agg(${targetJson} order by ${targetOrder}), '[]')
      from logbook_target target where ${targetsFor(learnsIn)}
    ) as targets, last_said.role as "lastRole", last_said.level as "lastLevel"
    from (${lastParticipation(actor)}) last_said`.execute(db);
  const nothing = { attending: [], hospitals: [], recent: [], targets: [], lastRole: null, lastLevel: null };
  return rows[0] ?? nothing;
}
