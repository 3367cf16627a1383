import type { Actor } from "@cathedra/domain/access";
import type { VistActivitySearch } from "@cathedra/domain/activity-log";
import type { RawBuilder } from "kysely";
import type { PageArgs } from "../../graphql/pagination.ts";
import type { VistActivityFields } from "./projection.ts";
import type { Scope } from "./scope.ts";

/**
 * CTEs of which the last, `matched` (id, started_at, key), has the matching runs from which the page is cut, and SQL for the
 * number of all matches.
 */
export type ListParts = {
  readonly ctes: readonly RawBuilder<unknown>[];
  readonly total: RawBuilder<unknown>;
};

/** The conditions that decide which runs are on a page. */
export type PageOfRuns = {
  readonly scope: Scope;
  readonly search: VistActivitySearch;
  readonly part: PageArgs;
};

/** Everything that a page of runs depends on: the reader, the runs, and the requested fields. */
export type ListQuery = PageOfRuns & {
  readonly actor: Actor;
  readonly fields: VistActivityFields;
};
