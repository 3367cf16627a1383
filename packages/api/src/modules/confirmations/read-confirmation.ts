import { isUuid } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { logbookTexts } from "@cathedra/domain/messages";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { appError } from "../../errors.ts";
import {
  type ActivityFields,
  type ActivityView,
  activityJoins,
  activityJson,
  requestedAttending,
} from "../logbook/public.ts";
import { canAttend, getEntries } from "./attending-entries.ts";

/** The records with the given ids whose attending is the caller, in the order of their ids, in one statement. */
export async function findConfirmations(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  fields: ActivityFields,
): Promise<readonly ActivityView[]> {
  const validIds = ids.filter(isUuid);
  if (validIds.length === 0 || !canAttend(actor)) return [];
  const { rows } = await sql<{ readonly view: ActivityView }>`
    with ${getEntries(actor)}
    select ${activityJson(actor.userId, fields)} as view
    from logbook_record record ${activityJoins(fields)}
    where record.id = any(${validIds}::uuid[]) and ${requestedAttending} in (select id from entry)
      and record.created_by <> ${actor.userId}
    order by record.id`.execute(db);
  return rows.map(({ view }) => view);
}

/** One record whose attending is the caller; any other record is answered as missing. */
export async function readConfirmation(
  db: Db,
  actor: Actor,
  id: string,
  fields: ActivityFields,
): Promise<ActivityView> {
  const [found] = await findConfirmations(db, actor, [id], fields);
  if (found === undefined) throw appError("NOT_FOUND", logbookTexts.recordUnavailable);
  return found;
}
