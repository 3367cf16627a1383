import type { CustomerId, RecordId, UserId } from "@cathedra/domain";
import type { RecordFacts } from "@cathedra/domain/logbook";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { type ActivityFields, type ActivityView, activityJoins, activityJson } from "./projection.ts";

/** A record as its reader would see it, with the participants, which decide whether the reader may see it. */
export type RecordRow = { readonly view: ActivityView; readonly participantIds: readonly UserId[] };

/** The record with this id and the requested fields, in one statement. */
export function recordStatement(viewer: UserId, id: RecordId, fields: ActivityFields): RawBuilder<RecordRow> {
  return sql<RecordRow>`
    select ${activityJson(viewer, fields)} as view,
      array(
        select user_id from logbook_participant where record_id = record.id and user_id is not null
      ) as "participantIds"
    from logbook_record record ${activityJoins(fields)} where record.id = ${id}`;
}

export async function findRecord(
  db: Db,
  viewer: UserId,
  id: RecordId,
  fields: ActivityFields,
): Promise<RecordRow | undefined> {
  const { rows } = await recordStatement(viewer, id, fields).execute(db);
  return rows[0];
}

/** The facts that decide whether a person may read or change a record. */
export function getRecordFacts({ view, participantIds }: RecordRow): RecordFacts {
  return { ...getFacts(view), participantIds };
}

/** The facts of a record that its view contains, which are all but the participants. */
export function getFacts(view: ActivityView): Omit<RecordFacts, "participantIds"> {
  return {
    id: view.id as RecordId,
    groupId: view.groupId as RecordFacts["groupId"],
    customerId: view.customerId as CustomerId,
    createdBy: view.createdById,
  };
}
