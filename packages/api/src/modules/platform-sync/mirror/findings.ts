import type { CourseId, LearningSpaceId, OperationId } from "@cathedra/domain";
import { getAct, type SyncFinding } from "@cathedra/domain/learning";
import { sql } from "kysely";
import type { Tx } from "../../../db/database.ts";

/** A finding about one space or course. */
export type Found = {
  readonly name: string;
  readonly finding: SyncFinding;
} & ({ readonly courseId: CourseId } | { readonly learningSpaceId: LearningSpaceId });

/** Writes findings with the run's counts, in the transaction of their changes. */
export async function writeFindings(
  tx: Tx,
  operationId: OperationId,
  found: readonly Found[],
): Promise<void> {
  if (found.length === 0) return;
  const rows = found.map(({ name, finding, ...of }) => ({
    act: getAct[finding.code],
    thing: "courseId" in of ? "course" : "space",
    courseId: "courseId" in of ? of.courseId : null,
    learningSpaceId: "learningSpaceId" in of ? of.learningSpaceId : null,
    name,
    details: finding,
  }));
  await sql`
    with written as (
      insert into platform_sync_change (operation_id, act, thing, course_id, learning_space_id, name, details)
      select ${operationId}::uuid, act, thing, "courseId", "learningSpaceId", name, details
      from json_to_recordset(${JSON.stringify(rows)}::json)
        given(act text, thing text, "courseId" int, "learningSpaceId" int, name text, details jsonb)
      returning act
    ), counted as (
      select count(*) filter (where act = 'added') as added, count(*) filter (where act = 'changed') as changed,
        count(*) filter (where act = 'gone') as gone, count(*) filter (where act = 'failed') as failed,
        count(*) filter (where act = 'noticed') as noticed
      from written
    )
    update platform_sync_run run set added = run.added + counted.added, changed = run.changed + counted.changed,
      gone = run.gone + counted.gone, failed = run.failed + counted.failed, noticed = run.noticed + counted.noticed
    from counted where run.operation_id = ${operationId}`.execute(tx);
}

/** Begins the result of a run. If the run was resumed, entries of completed changes are kept, and notices are written again. */
export async function beginRunResult(tx: Tx, operationId: OperationId): Promise<void> {
  await sql`insert into platform_sync_run (operation_id) values (${operationId}) on conflict do nothing`.execute(
    tx,
  );
  await sql`
    delete from platform_sync_change where operation_id = ${operationId} and act in ('failed', 'noticed')`.execute(
    tx,
  );
  await sql`
    update platform_sync_run set failed = 0, noticed = 0 where operation_id = ${operationId}`.execute(tx);
}

/** Stores the total numbers of things on the platform. */
export async function finishRunResult(
  tx: Tx,
  operationId: OperationId,
  { spaces, courses }: { readonly spaces: number; readonly courses: number },
): Promise<void> {
  await sql`
    update platform_sync_run set spaces = ${spaces}, courses = ${courses}, units = (
      select count(*) from course_unit unit join course on course.id = unit.course_id
      where unit.gone_at is null and course.gone_at is null
    ) where operation_id = ${operationId}`.execute(tx);
}
