import { isUuid, type RecordId } from "@cathedra/domain";
import { type Actor, mayReadRecord, mayUseLogbook } from "@cathedra/domain/access";
import { catalogue, parseSearchParams } from "@cathedra/domain/logbook";
import { logbookTexts } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { appError, invalidInput } from "../../errors.ts";
import type { ActivitiesSearchParams, IrLogFormData } from "../../graphql/generated/contract.ts";
import { type ListedActivities, listRecords } from "./list-query.ts";
import type { ActivityFields, ActivityView } from "./projection.ts";
import { findFormChoices, findRecord } from "./queries.ts";
import { scopeOf } from "./scope.ts";

type Deps = { readonly db: Db };
/** All of the form but what its viewer may do. */
export type FormData = Omit<IrLogFormData, "viewerCanFilterByParticipant">;

/** A page of the records that the caller may read (7.063, X35). */
export async function listActivities(
  { db }: Deps,
  actor: Actor,
  searchParams: ActivitiesSearchParams | null | undefined,
  fields: ActivityFields,
): Promise<ListedActivities> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const search = parseSearchParams(searchParams);
  if (!search.ok) throw invalidInput(search.error);
  return listRecords(db, actor.userId, scopeOf(actor), search.value, fields);
}

/** The three latest of them (7.001); null for whoever has no logbook. */
export async function recentActivities(
  deps: Deps,
  actor: Actor,
  fields: ActivityFields,
): Promise<readonly ActivityView[] | null> {
  if (mayUseLogbook(actor) !== "allowed") return null;
  const latest = { limit: 3, sortField: "dateOfProcedure", sortOrder: "desc" } as const;
  return (await listActivities(deps, actor, latest, fields)).activities;
}

/** One record (7.064); a record that the caller may not read answers like one that is not there (7.074). */
export async function readActivity(
  { db }: Deps,
  actor: Actor,
  id: string,
  fields: ActivityFields,
): Promise<ActivityView> {
  const found = isUuid(id) ? await findRecord(db, actor.userId, id as RecordId, fields) : undefined;
  if (found === undefined || mayReadRecord(actor, found.facts) !== "allowed") {
    throw appError("NOT_FOUND", logbookTexts.recordUnavailable);
  }
  return found.view;
}

/** What the logbook form offers (7.011, 7.065). */
export async function readFormData({ db }: Deps, actor: Actor): Promise<FormData> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const choices = await findFormChoices(db, actor);
  // The contract's generated types are not readonly; nobody writes to these.
  const interventionTypes = catalogue.interventionTypes as IrLogFormData["interventionTypes"];
  return { catalogueVersion: catalogue.version, interventionTypes, ...choices };
}
