import { type GroupId, isUuid, type SimulatorActivityId } from "@cathedra/domain";
import {
  type Actor,
  mayFilterVistActivitiesByGroup,
  mayViewAllVistActivities,
} from "@cathedra/domain/access";
import {
  activityLogPageSize,
  farthestActivity,
  longestActivityLogPage,
  readVistActivitySearch,
} from "@cathedra/domain/activity-log";
import type { Db } from "../../db/database.ts";
import { insist, invalidInput } from "../../errors.ts";
import type {
  QueryAllVistActivitiesArgs,
  QueryVistActivitiesArgs,
} from "../../graphql/generated/contract.ts";
import { partOf } from "../../graphql/page.ts";
import { listStatement, pageOf } from "./list-statement.ts";
import { findActivity } from "./one-activity.ts";
import type { VistActivityFields, VistActivityView } from "./projection.ts";
import type { Question } from "./question.ts";
import { administeredScope, type Scope } from "./scope.ts";

type Deps = { readonly db: Db };
type Wanted = QueryVistActivitiesArgs | QueryAllVistActivitiesArgs;

/** A page of runs with their number. */
export type ActivitiesPage = {
  readonly activities: readonly VistActivityView[];
  readonly count: number;
  readonly countIsExact: boolean;
};

/** One's own runs, a page of them (6.013, X108). */
export function ownActivities(
  deps: Deps,
  actor: Actor,
  wanted: QueryVistActivitiesArgs,
  fields: VistActivityFields,
): Promise<ActivitiesPage> {
  return listed(
    deps,
    questionOf(actor, { kind: "own", userId: actor.userId, groups: groupsOf(wanted) }, wanted, fields),
  );
}

/** Those of everybody whom one administers (6.014, X87), or of the people of some groups (6.011, X27). */
export async function administeredActivities(
  deps: Deps,
  actor: Actor,
  wanted: QueryAllVistActivitiesArgs,
  fields: VistActivityFields,
): Promise<ActivitiesPage> {
  insist(mayViewAllVistActivities(actor));
  const groups = groupsOf(wanted);
  if (groups !== null) insist(mayFilterVistActivitiesByGroup(actor));
  return listed(deps, questionOf(actor, administeredScope(actor, groups), wanted, fields));
}

/** One run; null where there is none of this id, or it may not be read. */
export async function readVistActivity(
  { db }: Deps,
  actor: Actor,
  id: string,
  fields: VistActivityFields,
): Promise<VistActivityView | null> {
  if (!isUuid(id)) return null;
  return (await findActivity(db, actor, id as SimulatorActivityId, fields)) ?? null;
}

async function listed({ db }: Deps, question: Question): Promise<ActivitiesPage> {
  return pageOf(await listStatement.only(db, question), question);
}

function questionOf(actor: Actor, scope: Scope, wanted: Wanted, fields: VistActivityFields): Question {
  const search = readVistActivitySearch(wanted.searchParams);
  if (!search.ok) throw invalidInput(search.error);
  const part = partOf(wanted, { usual: activityLogPageSize, most: longestActivityLogPage });
  return {
    actor,
    scope,
    search: search.value,
    part: { ...part, offset: Math.min(part.offset, farthestActivity) },
    fields,
  };
}

/** No groups at all is no filter. */
function groupsOf({ groups }: Wanted): readonly GroupId[] | null {
  return groups == null || groups.length === 0 ? null : groups;
}
