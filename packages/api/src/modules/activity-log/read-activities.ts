import { isUuid, type SimulatorActivityId } from "@cathedra/domain";
import {
  type Actor,
  mayFilterVistActivitiesByGroup,
  mayViewAllVistActivities,
} from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { authorize, invalidInput } from "../../errors.ts";
import type {
  QueryAllVistActivitiesArgs,
  QueryVistActivitiesArgs,
} from "../../graphql/generated/contract.ts";
import { type ListRow, listStatement, selectPage } from "./list-statement.ts";
import { findActivity, type OneRow } from "./one-activity.ts";
import { listKey, oneKey } from "./prefetch-keys.ts";
import type { VistActivityFields, VistActivityView } from "./projection.ts";
import { getGroupFilter, ownListQuery, type ParsedListQuery, toListQuery } from "./read-list-query.ts";
import { administeredScope } from "./scope.ts";

/** Returns a field that was prefetched together with the caller, if it was read with the same arguments. */
type Deps = { readonly db: Db; readonly prefetchedFor?: (field: string, key: string) => unknown };

/** A page of runs with their number. */
export type ActivitiesPage = {
  readonly activities: readonly VistActivityView[];
  readonly count: number;
  readonly countIsExact: boolean;
};

/** A page of the viewer's own runs (6.013, X108). */
export function ownActivities(
  deps: Deps,
  actor: Actor,
  args: QueryVistActivitiesArgs,
  fields: VistActivityFields,
): Promise<ActivitiesPage> {
  return readPage(deps, ownListQuery(actor, args, fields), "vistActivities");
}

/** The runs of all people whom the caller administers (6.014, X87), or of the people of some groups (6.011, X27). */
export async function administeredActivities(
  deps: Deps,
  actor: Actor,
  args: QueryAllVistActivitiesArgs,
  fields: VistActivityFields,
): Promise<ActivitiesPage> {
  authorize(mayViewAllVistActivities(actor));
  const groups = getGroupFilter(args);
  if (groups !== null) authorize(mayFilterVistActivitiesByGroup(actor));
  return readPage(
    deps,
    toListQuery(actor, administeredScope(actor, groups), args, fields),
    "allVistActivities",
  );
}

/** One run; null if there is none with this id, or it may not be read. */
export async function readVistActivity(
  { db, prefetchedFor }: Deps,
  actor: Actor,
  id: string,
  fields: VistActivityFields,
): Promise<VistActivityView | null> {
  if (!isUuid(id)) return null;
  const read = prefetchedFor?.("vistActivity", oneKey(actor, id, fields)) as OneRow | null | undefined;
  if (read !== undefined) return read?.activity ?? null;
  return (await findActivity(db, actor, id as SimulatorActivityId, fields)) ?? null;
}

async function readPage(
  { db, prefetchedFor }: Deps,
  query: ParsedListQuery,
  field: string,
): Promise<ActivitiesPage> {
  if (!query.ok) throw invalidInput(query.error);
  const read = prefetchedFor?.(field, listKey(query.value)) as ListRow | undefined;
  return selectPage(read ?? (await listStatement.only(db, query.value)), query.value);
}
