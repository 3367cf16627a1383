import { countedActivities, isNarrowedSearch } from "@cathedra/domain/activity-log";
import { type RawBuilder, sql } from "kysely";
import { andConditions } from "../../db/and-conditions.ts";
import { indexedWordConditions, valueConditions, wordConditions } from "./filter-conditions.ts";
import type { ListParts, PageOfRuns } from "./list-query.ts";
import { indexScans, sortKey } from "./order.ts";
import type { Scope } from "./scope.ts";

type Sql = RawBuilder<unknown>;
type AdministeredScope = Exclude<Scope, { readonly kind: "own" }>;

/** A part of the runs with an index of its own; each run is in exactly one branch. */
type Branch = {
  /** Builds a statement that reads the runs, called `activity`. */
  readonly read: (what: Sql, conditions: readonly Sql[], rest: Sql) => Sql;
  readonly words: (question: PageOfRuns) => readonly Sql[];
};

/**
 * The runs of customers and groups, or of everyone: the union of the branches. Without filters each branch is read by its own
 * ordered index, no further than the end of the page, and counted by the index; with filters, matches are found once for count
 * and page. Among everyone's runs both stop early.
 */
export function administeredRuns(scope: AdministeredScope, question: PageOfRuns): ListParts {
  const { search, part } = question;
  const people = getPeople(scope);
  const ctes = people === undefined ? [] : [people];
  const branches = getBranches(scope);
  const narrowing = (branch: Branch) => [...valueConditions(search, "activity"), ...branch.words(question)];
  const what = sql`activity.id, activity.started_at, ${sortKey(search, "activity")} as key`;
  if (scope.kind !== "everything" && isNarrowedSearch(search)) {
    const found = branches.map((branch) => branch.read(what, narrowing(branch), sql``));
    return {
      ctes: [...ctes, sql`matched as materialized (${union(found)})`],
      total: sql`(select count(*) from matched)`,
    };
  }
  const end = part.limit + part.offset;
  const firsts = branches.flatMap((branch) =>
    indexScans(search).map(({ condition, order }) =>
      branch.read(what, [...narrowing(branch), condition], sql`order by ${order} limit ${end}`),
    ),
  );
  return { ctes: [...ctes, sql`matched as (${union(firsts)})`], total: getCount(scope, branches, narrowing) };
}

function getCount(
  scope: AdministeredScope,
  branches: readonly Branch[],
  narrowing: (branch: Branch) => readonly Sql[],
): Sql {
  const limit = scope.kind === "everything" ? sql`limit ${countedActivities + 1}` : sql``;
  const all = branches.map((branch) => branch.read(sql`activity.id`, narrowing(branch), limit));
  return sql`(select count(*) from (${union(all)}) counted)`;
}

function union(indexScans: readonly Sql[]): Sql {
  if (indexScans.length === 0)
    return sql`select null::uuid as id, null::timestamptz as started_at, null::int as key where false`;
  return sql.join(
    indexScans.map((reading) => sql`(${reading})`),
    sql` union all `,
  );
}

function getBranches(scope: AdministeredScope): readonly Branch[] {
  if (scope.kind === "everything") return [directly([], "everything")];
  if (scope.kind === "groups") return [ofPeople];
  return [
    ...scope.customers.map((id) => directly([sql`activity.customer_id = ${id}`], "customer")),
    ...(scope.groups.length === 0 ? [] : [ofPeople]),
  ];
}

function directly(where: readonly Sql[], reach: "customer" | "everything"): Branch {
  return {
    read: (what, conditions, rest) =>
      sql`select ${what} from simulator_activity activity where ${andConditions([...where, ...conditions])} ${rest}`,
    words: ({ search }) => indexedWordConditions(search, reach),
  };
}

/** Reads person by person, by an index that has each person's runs: a group is few people among all. */
const ofPeople: Branch = {
  read: (what, conditions, rest) => sql`
    select found.* from people cross join lateral (
      select ${what} from simulator_activity activity
      where ${andConditions([sql`activity.created_by = people.user_id`, sql`activity.customer_id = people.customer_id`, ...conditions])}
      ${rest} offset 0
    ) found`,
  words: ({ search }) => wordConditions(search),
};

/** The people of groups, each once however many groups they are in, with the customer whose runs count there. */
function getPeople(scope: AdministeredScope): Sql | undefined {
  if (scope.kind === "everything" || scope.groups.length === 0) return undefined;
  return sql`people as materialized (
    select distinct member.user_id, customer_group.customer_id
    from customer_group join customer_group_member member on member.group_id = customer_group.id
    where customer_group.removed_at is null and customer_group.id = any(${scope.groups}::int[])
      and ${scope.kind === "groups" ? administeredGroup(scope) : sql`true`}
  )`;
}

function administeredGroup({ administered, customers }: Extract<Scope, { readonly kind: "groups" }>): Sql {
  if (customers === "all") return sql`true`;
  return sql`(
    customer_group.id = any(${administered}::int[]) or customer_group.customer_id = any(${customers}::int[])
  )`;
}
