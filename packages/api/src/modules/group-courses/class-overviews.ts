import { type CustomerId, type GroupId, type Instant, instant } from "@cathedra/domain";
import type { Actor } from "@cathedra/domain/access";
import { type ClassStatus, isBehind, isQuiet, medianProgress } from "@cathedra/domain/learning";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { filled, int, json, statement } from "../../db/statement.ts";
import type { Clock } from "../../ports/clock.ts";
import { classFigures } from "./class-figures.ts";

const maxClasses = 6;
const maxCounted = 100;
const maxPeople = 500;
const maxInvitees = 10_000;

type Person = readonly [overall: number, standing: ClassStatus, lastActiveMs: number | null];

type Row = {
  readonly id: number;
  readonly name: string;
  readonly people: number;
  readonly notJoined: number;
  /** The progress of each person; null if the caller may not read it. */
  readonly figures: readonly Person[] | null;
};

/** A group with its people's progress in its courses; the progress is null if the caller may not read it. */
export type ClassOverviewView = Omit<Row, "figures"> & {
  readonly behind: number | null;
  readonly quiet: number | null;
};

/**
 * For at most six groups: one percentage for each person over all courses, from their enrolments by key. The cost depends on
 * these people and courses only, not on the size of the tables.
 */
const overviewsStatement = statement(
  { totalCount: filled(int()), classes: json<readonly Row[]>() },
  (ownGroups: readonly GroupId[], customers: readonly CustomerId[]) => sql`
    with mine as materialized (
      select id, customer_id, name from customer_group
      where removed_at is null and (id = any(${ownGroups}::int[]) or customer_id = any(${customers}::int[]))
    ), page as materialized (
      select *, row_number() over (order by name collate "und-x-icu", id) as place from mine
      order by place limit ${sql.lit(maxClasses)}
    ), person as materialized (
      select page.id as group_id, each.user_id from page cross join lateral (
        select member.user_id from customer_group_member member
        where member.group_id = page.id and member.role = 'learner'
        order by member.user_id limit ${sql.lit(maxPeople)}
      ) each
      where page.id = any(${ownGroups}::int[])
    ), figure as materialized (
      ${classFigures(sql`page`, sql`person`)}
    )
    select (select count(*) from (select from mine limit ${sql.lit(maxCounted)}) counted) as "totalCount", (
      select coalesce(json_agg(json_build_object(
        'id', page.id, 'name', page.name,
        'people', (
          select count(*) from customer_group_member member
          where member.group_id = page.id and member.role = 'learner'
        ),
        'notJoined', (
          select count(*) from (
            select email from group_invitee where group_id = page.id limit ${sql.lit(maxInvitees)}
          ) invitee
          where not exists (
            select from customer_group_member member join app_user person on person.id = member.user_id
            where member.group_id = page.id and person.email_verified and lower(person.email) = invitee.email
          )
        ),
        'figures', case when page.id = any(${ownGroups}::int[]) then (
          select coalesce(json_agg(json_build_array(overall, standing,
            (extract(epoch from last_active_at) * 1000)::bigint)), '[]')
          from figure where figure.group_id = page.id
        ) end
      ) order by page.place), '[]') from page
    ) as classes`,
  [[], []],
);

const countStatement = statement(
  { count: filled(int()) },
  (ownGroups: readonly GroupId[], customers: readonly CustomerId[]) => sql`
    select count(*) as count from (
      select from customer_group
      where removed_at is null and (id = any(${ownGroups}::int[]) or customer_id = any(${customers}::int[]))
      limit ${sql.lit(maxClasses)}
    ) mine`,
  [[], []],
);

const getOwnGroups = (actor: Actor): readonly GroupId[] =>
  actor.memberships.flatMap(({ groupId, role }) => (role === "admin" ? [groupId] : []));

/** The number of groups that `readClassOverviews` lists, so that a page can reserve their space. */
export async function countClassOverviews({ db }: { readonly db: Db }, actor: Actor): Promise<number> {
  const ownGroups = getOwnGroups(actor);
  if (actor.administers.length === 0) return Math.min(ownGroups.length, maxClasses);
  return (await countStatement.only(db, ownGroups, actor.administers)).count;
}

/** The groups that a person administers; the progress of their people is only for the groups' own admins (X30). */
export async function readClassOverviews(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  actor: Actor,
): Promise<{ readonly totalCount: number; readonly classes: readonly ClassOverviewView[] }> {
  const ownGroups = getOwnGroups(actor);
  if (ownGroups.length === 0 && actor.administers.length === 0) return { totalCount: 0, classes: [] };
  const { totalCount, classes } = await overviewsStatement.only(db, ownGroups, actor.administers);
  const now = clock();
  return {
    totalCount,
    classes: classes.map(({ figures, ...row }) => ({ ...row, ...getCounts(figures, now) })),
  };
}

function getCounts(figures: readonly Person[] | null, now: Instant) {
  if (figures === null) return { behind: null, quiet: null };
  const middle = medianProgress(figures.map(([overall]) => overall));
  return {
    behind: figures.filter(([overall]) => isBehind(overall, middle)).length,
    quiet: figures.filter(([, standing, last]) =>
      isQuiet({ standing, lastActiveAt: last === null ? null : instant(last) }, now),
    ).length,
  };
}
