import { type Actor, maySeeFailedRequests } from "@cathedra/domain/access";
import { isFault, machineCauses } from "@cathedra/domain/cloud";
import { requestPurpose, startOperationPattern } from "@cathedra/domain/messages";
import { startFaultCodes } from "@cathedra/domain/reports";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, json, statement } from "../../db/statement.ts";
import { authorize } from "../../errors.ts";
import type { FailedStart } from "../../graphql/generated/contract.ts";
import { nameOfStart } from "../failed-requests/public.ts";

const maxCounted = 100;
const maxShown = 10;
/** How many of the latest failed requests are searched for starts: a flood of other failures must not slow the start page down. */
const maxSearched = 5000;
const faults = machineCauses.filter(isFault);

/**
 * Reads failed starts. The first condition equals that of the index `vm_history_ended_starts`: a machine was claimed and no
 * session began. Refusals are read in the order of their table.
 */
const failedStartsStatement = statement(
  { count: filled(int()), starts: json<readonly (FailedStart & { readonly operation: string | null })[]>() },
  () => sql`
    with failed as materialized (
      select id::text, updated_at as at, reason as cause, started_by, case_id, voucher_id, vm_id from vm_history
      where prev_status in ('desired', 'starting') and new_status in ('off', 'idle', 'void') and started_by is not null
        and reason = any(${faults}::text[]) and updated_at > now() - interval '24 hours'
      order by updated_at desc, vm_history.id desc limit ${sql.lit(maxCounted)}
    ), refused as materialized (
      select 'refused-' || id as id, at, code as cause, user_id, what from refused_start
      where at > now() - interval '24 hours' order by at desc, refused_start.id desc limit ${sql.lit(maxCounted)}
    ), faulty as materialized (
      select 'request-' || id as id, at, code as cause, user_id, operation, start_kind, start_thing from (
        select id, at, code, user_id, operation, start_kind, start_thing from failed_request
        where code = any(${startFaultCodes}::text[]) and at > now() - interval '24 hours'
        order by at desc, id desc limit ${sql.lit(maxSearched)}
      ) latest
      where start_kind is not null or operation ~ ${startOperationPattern}
      order by at desc, latest.id desc limit ${sql.lit(maxCounted)}
    ), told as (
      (
        select latest.id, latest.at, latest.cause, latest.started_by as user_id,
          coalesce(event.name, cloud_case.name, '') as what, vm.name as machine, null as operation
        from (select * from failed order by at desc, id desc limit ${sql.lit(maxShown)}) latest
        join vm on vm.id = latest.vm_id
        left join cloud_case on cloud_case.id = latest.case_id
        left join resource_access_voucher event on event.id = latest.voucher_id and event.kind = 'event'
      )
      union all (
        select id, at, cause, user_id, what, null, null from refused order by at desc, id desc limit ${sql.lit(maxShown)}
      )
      union all (
        select id, at, cause, user_id, coalesce(${nameOfStart(sql.ref("start_kind"), sql.ref("start_thing"))}, ''), null,
          operation
        from faulty order by at desc, id desc limit ${sql.lit(maxShown)}
      )
      order by at desc, id desc limit ${sql.lit(maxShown)}
    )
    select least(
      ${sql.lit(maxCounted)},
      (select count(*) from failed) + (select count(*) from refused) + (select count(*) from faulty)
    )::int as count, (
      select coalesce(json_agg(json_build_object(
        'id', told.id, 'at', told.at, 'cause', told.cause,
        'person', case when person.id is not null then json_build_object(
          'keycloak_id', person.keycloak_id, 'first_name', person.first_name, 'last_name', person.last_name
        ) end,
        'what', told.what, 'machine', told.machine, 'operation', told.operation
      ) order by told.at desc, told.id desc), '[]')
      from told left join app_user person on person.id = told.user_id
    ) as starts`,
);

/**
 * The starts of the last day that were refused, or at which a machine or the portal failed, read by indexes, whatever the
 * length of the history.
 */
export async function readFailedStarts({ db }: { readonly db: Db }, actor: Actor) {
  authorize(maySeeFailedRequests(actor));
  const { count, starts } = await failedStartsStatement.only(db);
  return {
    count,
    starts: starts.map(({ operation, ...start }) =>
      operation === null || start.what !== "" ? start : { ...start, what: requestPurpose(operation) },
    ),
  };
}
