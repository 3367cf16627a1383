import type { GroupId, Result } from "@cathedra/domain";
import { ok } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import {
  activityLogPageSize,
  maxActivityLogPageSize,
  maxActivityOffset,
  readVistActivitySearch,
} from "@cathedra/domain/activity-log";
import type { FieldError } from "@cathedra/domain/messages";
import type {
  QueryAllVistActivitiesArgs,
  QueryVistActivitiesArgs,
} from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import type { ListQuery } from "./list-query.ts";
import type { VistActivityFields } from "./projection.ts";
import type { Scope } from "./scope.ts";

type ActivitiesArgs = QueryVistActivitiesArgs | QueryAllVistActivitiesArgs;
/** A parsed query, or the errors of its search. */
export type ParsedListQuery = Result<ListQuery, readonly FieldError[]>;

/** The query for the caller's own list, or the errors in its search. */
export function ownListQuery(
  actor: Actor,
  args: QueryVistActivitiesArgs,
  fields: VistActivityFields,
): ParsedListQuery {
  return toListQuery(
    actor,
    { kind: "own", userId: actor.userId, groups: getGroupFilter(args) },
    args,
    fields,
  );
}

/** The query for a list of these runs, with the filters and the order of the request. */
export function toListQuery(
  actor: Actor,
  scope: Scope,
  args: ActivitiesArgs,
  fields: VistActivityFields,
): ParsedListQuery {
  const search = readVistActivitySearch(args.searchParams);
  if (!search.ok) return search;
  const { limit, offset } = readPageArgs(args, {
    usual: activityLogPageSize,
    most: maxActivityLogPageSize,
  });
  const part = { limit, offset: Math.min(offset, maxActivityOffset) };
  return ok({ actor, scope, search: search.value, part, fields });
}

/** An empty list of groups is no filter. */
export function getGroupFilter({ groups }: ActivitiesArgs): readonly GroupId[] | null {
  return groups == null || groups.length === 0 ? null : groups;
}
