import { isUuid } from "@cathedra/domain";
import { type Actor, mayAdministerTalent } from "@cathedra/domain/access";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { maxCountedRows } from "../../db/paginated.ts";
import { int, nullable, statement } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { QueryTalentSyncRunsArgs } from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import type { LearningPlatform } from "../../ports/learning-platform.ts";
import {
  type OperationView,
  operationColumns,
  operationSelect,
  requesterJoin,
} from "../operations/public.ts";

type Deps = { readonly db: Db; readonly learningPlatform?: LearningPlatform | undefined };

/** A synchronisation and its result. */
export type RunView = {
  readonly id: string;
  readonly operation: OperationView;
  readonly added: number;
  readonly changed: number;
  readonly gone: number;
  readonly failed: number;
  readonly noticed: number;
  readonly spaces: number | null;
  readonly courses: number | null;
  readonly units: number | null;
};

const runsStatement = statement(
  {
    ...operationColumns,
    added: int(),
    changed: int(),
    gone: int(),
    failed: int(),
    noticed: int(),
    spaces: nullable(int()),
    courses: nullable(int()),
    units: nullable(int()),
  },
  (page: RawBuilder<unknown>) => sql`
    with operation as (${page})
    select ${operationSelect}, coalesce(run.added, 0) as added, coalesce(run.changed, 0) as changed,
      coalesce(run.gone, 0) as gone, coalesce(run.failed, 0) as failed, coalesce(run.noticed, 0) as noticed,
      run.spaces, run.courses, run.units
    from operation ${requesterJoin} left join platform_sync_run run on run.operation_id = operation.id
    order by operation.requested_at desc, operation.id desc`,
  [sql`select * from operation`],
);

const countStatement = statement(
  { total: int() },
  () => sql`
    select count(*) as total from (select from operation where kind = 'platform_sync' limit ${maxCountedRows}) known`,
);

/** A page of the synchronisations, the latest first (5.042). */
export async function readRuns({ db, learningPlatform }: Deps, actor: Actor, args: QueryTalentSyncRunsArgs) {
  authorize(mayAdministerTalent(actor));
  const { limit, offset } = readPageArgs(args, { usual: 25, most: 100 });
  const page = sql`
    select * from operation where kind = 'platform_sync'
    order by requested_at desc, id desc limit ${limit} offset ${Math.min(offset, maxCountedRows)}`;
  const [rows, { total }] = await Promise.all([runsStatement.rows(db, page), countStatement.only(db)]);
  return {
    isConfigured: learningPlatform !== undefined,
    totalCount: total,
    runs: rows.map(getRun),
  };
}

/** One synchronisation, for people who may see it. */
export async function readRun({ db }: Deps, actor: Actor, id: string): Promise<RunView> {
  authorize(mayAdministerTalent(actor));
  const page = sql`select * from operation where kind = 'platform_sync' and id = ${id}`;
  const row = isUuid(id) ? await runsStatement.first(db, page) : undefined;
  if (row === undefined) throw appError("NOT_FOUND");
  return getRun(row);
}

type RunRow = OperationView & Omit<RunView, "operation">;

function getRun({
  added,
  changed,
  gone,
  failed,
  noticed,
  spaces,
  courses,
  units,
  ...operation
}: RunRow): RunView {
  return { id: operation.id, operation, added, changed, gone, failed, noticed, spaces, courses, units };
}
