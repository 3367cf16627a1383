import { type Instant, instant } from "@cathedra/domain";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { json, statement } from "../../db/statement.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import type { CloudCaseVmChange, CloudCaseVmSpan } from "../../graphql/generated/contract.ts";
import { sessionJoins, startedBy, withReason } from "./fleet-queries.ts";
import { pageLimits } from "./history-page.ts";

type Change = CloudCaseVmChange;
type Span = CloudCaseVmSpan;

const columns = sql`json_build_object(
  'id', vm.id::text, 'updated_at', vm.updated_at, 'prev_status', vm.prev_status, 'new_status', vm.new_status,
  'reason', vm.reason, 'detail', vm.detail, 'started_by', ${startedBy}, 'module_id', vm.module_id,
  'module_name', cloud_module.name, 'case_id', vm.case_id, 'case_name', cloud_case.name,
  'voucher_id', vm.voucher_id, 'session_id', vm.session_id)`;
const joins = sessionJoins(sql.ref("vm"));

/** The latest changes of many machines, newest first. */
export async function findHistory(
  db: Db,
  requests: readonly { readonly id: string; readonly limit: number }[],
): Promise<readonly (readonly Change[])[]> {
  const rows = await ofEach<{ change: Change }>(
    db,
    requests.map(({ id, limit }) => ({ id, most: limit })),
    sql`${columns} as change`,
    sql`(
      select * from vm_history where vm_id = wanted.id order by vm_history.id desc limit wanted.most
    ) vm ${joins}
    order by wanted.position, vm.id desc`,
  );
  return rows.map((changes) => changes.map(({ change }) => withReason(change)));
}

const findEarlierStatement = statement(
  { change: json<Change>() },
  (vmId: string, before: bigint | null, limit: number) => sql`
    select ${columns} as change
    from (
      select * from vm_history where vm_id = ${vmId} and (${before}::bigint is null or id < ${before}::bigint)
      order by id desc limit ${limit}
    ) vm ${joins}
    order by vm.id desc`,
);

/** A further page of a machine's history: the changes before this one, newest first (4.039). */
export async function findEarlier(
  db: Db,
  vmId: string,
  before: bigint | null,
  limit: number,
): Promise<readonly Change[]> {
  const rows = await findEarlierStatement.rows(db, vmId, before, limit);
  return rows.map(({ change }) => withReason(change));
}

/**
 * The statuses of machines in the last hour, newest first, including the one at the beginning of the hour. The index on time
 * makes it cost only the rows of the hour.
 */
export async function findLastHour(
  db: Db,
  ids: readonly string[],
  now: Instant,
): Promise<readonly (readonly Span[])[]> {
  const begin = toTimestamp(instant(now - 3_600_000));
  return ofEach<Span>(
    db,
    ids.map((id) => ({ id, most: pageLimits.maxLastHour })),
    sql`span.updated_at as since, span.new_status as status`,
    sql`(
      (select id, updated_at, new_status from vm_history where vm_id = wanted.id and updated_at > ${begin}
        order by updated_at desc, id desc limit wanted.most)
      union all
      (select id, updated_at, new_status from vm_history where vm_id = wanted.id and updated_at <= ${begin}
        order by updated_at desc, id desc limit 1)
      order by updated_at desc, id desc limit wanted.most
    ) span
    order by wanted.position, span.updated_at desc, span.id desc`,
  );
}

type HistoryRequest = { readonly id: string; readonly most: number };

/** Runs `lateral` for each machine in one statement, in the order of the machines. */
async function ofEach<Row extends object>(
  db: Db,
  requests: readonly HistoryRequest[],
  select: RawBuilder<unknown>,
  lateral: RawBuilder<unknown>,
): Promise<readonly (readonly Row[])[]> {
  const list = requests.map((each, position) => ({ ...each, position }));
  const { rows } = await sql<Row & { position: number }>`
    select wanted.position, ${select}
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) wanted (position int, id uuid, most int)
    cross join lateral ${lateral}`.execute(db);
  const lists: Row[][] = requests.map(() => []);
  for (const row of rows) lists[row.position]?.push(row);
  return lists;
}
