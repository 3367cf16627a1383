import { type Actor, maySeeFailedRequests } from "@cathedra/domain/access";
import { isFault, machineCauses } from "@cathedra/domain/cloud";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, json, statement } from "../../db/statement.ts";
import { authorize } from "../../errors.ts";
import type { FailedStart } from "../../graphql/generated/contract.ts";

const mostCounted = 100;
const mostShown = 3;
const faults = machineCauses.filter(isFault);

/** The first condition is that of the index `vm_history_ended_starts`: a machine that was claimed and began no session. */
const failedStartsStatement = statement(
  { count: filled(int()), starts: json<readonly FailedStart[]>() },
  () => sql`
    with failed as materialized (
      select id, updated_at, reason, started_by, case_id, voucher_id, vm_id from vm_history
      where prev_status in ('desired', 'starting') and new_status in ('off', 'idle', 'void') and started_by is not null
        and reason = any(${faults}::text[]) and updated_at > now() - interval '24 hours'
      order by updated_at desc, id desc limit ${sql.lit(mostCounted)}
    )
    select (select count(*) from failed) as count, (
      select coalesce(json_agg(json_build_object(
        'id', latest.id::text, 'at', latest.updated_at, 'cause', latest.reason,
        'person', case when person.id is not null then json_build_object(
          'keycloak_id', person.keycloak_id, 'first_name', person.first_name, 'last_name', person.last_name
        ) end,
        'what', coalesce(event.name, cloud_case.name, ''), 'machine', vm.name
      ) order by latest.updated_at desc, latest.id desc), '[]')
      from (select * from failed order by updated_at desc, id desc limit ${sql.lit(mostShown)}) latest
      join vm on vm.id = latest.vm_id
      left join app_user person on person.id = latest.started_by
      left join cloud_case on cloud_case.id = latest.case_id
      left join resource_access_voucher event on event.id = latest.voucher_id and event.kind = 'event'
    ) as starts`,
);

/**
 * The cloud starts of the last day at which a machine failed, read by an index on such ends, whatever the length of the
 * history.
 */
export async function readFailedStarts({ db }: { readonly db: Db }, actor: Actor) {
  authorize(maySeeFailedRequests(actor));
  return failedStartsStatement.only(db);
}
