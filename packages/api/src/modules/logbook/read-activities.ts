import { isUuid, type RecordId } from "@cathedra/domain";
import { type Actor, mayReadRecord, mayUseLogbook } from "@cathedra/domain/access";
import { catalogue, parseSearchParams } from "@cathedra/domain/logbook";
import { logbookTexts } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { appError, invalidInput } from "../../errors.ts";
import type { ActivitiesSearchParams, IrLogFormData } from "../../graphql/generated/contract.ts";
import { findFormChoices } from "./form-choices-query.ts";
import {
  type ListedActivities,
  type ListRow,
  listRecords,
  type PageFields,
  pageOfRows,
} from "./list-query.ts";
import { listKey, recordKey } from "./prefetch-keys.ts";
import type { ActivityFields, ActivityView } from "./projection.ts";
import { findRecord, getRecordFacts, type RecordRow } from "./record-query.ts";
import { getScope } from "./scope.ts";

/** `prefetchedFor` returns a field that was read together with the caller, if the arguments are the same. */
type Deps = { readonly db: Db; readonly prefetchedFor?: (field: string, key: string) => unknown };
/** The data of the form, without the viewer's rights. */
export type FormData = Omit<IrLogFormData, "viewerCanFilterByParticipant">;

/** A page of the records that the caller may read (7.063, X35). */
export async function listActivities(
  { db, prefetchedFor }: Deps,
  actor: Actor,
  searchParams: ActivitiesSearchParams | null | undefined,
  { fields, isCounted }: PageFields,
  field = "activities",
): Promise<ListedActivities> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const search = parseSearchParams(searchParams);
  if (!search.ok) throw invalidInput(search.error);
  const question = { viewer: actor.userId, scope: getScope(actor), search: search.value, fields, isCounted };
  const read = prefetchedFor?.(field, listKey(question)) as ListRow | undefined;
  return read === undefined ? listRecords(db, question) : pageOfRows(read, question);
}

/** The arguments with which the start page requests the latest records. */
export const latestRecords = { limit: 3, sortField: "dateOfProcedure", sortOrder: "desc" } as const;

/** The caller's three latest records (7.001); null for a person without a logbook. */
export async function recentActivities(
  deps: Deps,
  actor: Actor,
  fields: ActivityFields,
): Promise<readonly ActivityView[] | null> {
  if (mayUseLogbook(actor) !== "allowed") return null;
  const page = { fields, isCounted: false };
  return (await listActivities(deps, actor, latestRecords, page, "recentActivities")).activities;
}

/** One record (7.064); a record that the caller may not read is answered as missing (7.074). */
export async function readActivity(
  { db, prefetchedFor }: Deps,
  actor: Actor,
  id: string,
  fields: ActivityFields,
): Promise<ActivityView> {
  const read = prefetchedFor?.("activity", recordKey(actor.userId, id, fields)) as
    | RecordRow
    | null
    | undefined;
  const found =
    read === undefined && isUuid(id) ? await findRecord(db, actor.userId, id as RecordId, fields) : read;
  return readableView(actor, found);
}

/** A record that was read, if the caller may read it. */
export function readableView(actor: Actor, found: RecordRow | null | undefined): ActivityView {
  if (found == null || mayReadRecord(actor, getRecordFacts(found)) !== "allowed") {
    throw appError("NOT_FOUND", logbookTexts.recordUnavailable);
  }
  return found.view;
}

/** The choices of the logbook form (7.011, 7.065). */
export async function readFormData({ db }: Deps, actor: Actor): Promise<FormData> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const choices = await findFormChoices(db, actor);
  // The contract's generated types are not readonly, but these values are never changed.
  const interventionTypes = catalogue.interventionTypes as IrLogFormData["interventionTypes"];
  return { catalogueVersion: catalogue.version, interventionTypes, ...choices };
}
