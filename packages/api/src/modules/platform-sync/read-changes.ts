import type { Actor } from "@cathedra/domain/access";
import { type SyncAct, type SyncFinding, type SyncThing, syncActs } from "@cathedra/domain/learning";
import { findingText } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { maxCountedRows } from "../../db/paginated.ts";
import { filled, int, json, nullable, statement, text } from "../../db/statement.ts";
import type { QueryTalentSyncChangesArgs, TalentSyncChanges } from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import { readRun } from "./read-runs.ts";

const changesStatement = statement(
  {
    id: filled(text()),
    act: text<SyncAct>(),
    thing: text<SyncThing>(),
    name: text(),
    courseId: nullable(int()),
    details: json<SyncFinding>(),
  },
  (operationId: string, act: SyncAct | null, limit: number, offset: number) => sql`
    select id::text, act, thing, name, course_id as "courseId", details
    from platform_sync_change change
    where operation_id = ${operationId} and (${act}::text is null or act = ${act})
    order by array_position(array['failed', 'noticed', 'gone', 'changed', 'added'], act), change.id
    limit ${limit} offset ${offset}`,
);

/**
 * The findings of a synchronisation, failures first (5.042), by an index on the run; a run over 5,000 courses has about as many
 * entries at most.
 */
export async function readChanges(
  deps: { readonly db: Db },
  actor: Actor,
  args: QueryTalentSyncChangesArgs,
): Promise<TalentSyncChanges> {
  const run = await readRun(deps, actor, args.id);
  const { limit, offset } = readPageArgs(args, { usual: 50, most: 100 });
  const act = args.act ?? null;
  const rows = await changesStatement.rows(deps.db, run.id, act, limit, Math.min(offset, maxCountedRows));
  const all = syncActs.reduce((sum, each) => sum + run[each], 0);
  return {
    totalCount: Math.min(act === null ? all : run[act], maxCountedRows),
    changes: rows.map(({ details, ...row }) => ({ ...row, text: findingText(row.thing, details) })),
  };
}
