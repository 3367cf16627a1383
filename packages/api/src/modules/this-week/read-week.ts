import { type CustomerId, type GroupId, type Instant, instant, type UserId } from "@cathedra/domain";
import { type Actor, allows, leadsGroup, mayReadCohort, mayUseLogbook } from "@cathedra/domain/access";
import { isQuiet } from "@cathedra/domain/learning";
import {
  assignedReason,
  type Dismissal,
  invitedBefore,
  reasonKey,
  requestedBefore,
  type WeekPerson,
  type WeekReason,
  weekList,
} from "@cathedra/domain/this-week";
import type { Db, Tx } from "../../db/database.ts";
import type { RowsOf } from "../../db/statement.ts";
import { appError, authorize } from "../../errors.ts";
import type { QueryThisWeekArgs } from "../../graphql/generated/contract.ts";
import { readPageArgs } from "../../graphql/pagination.ts";
import type { Clock } from "../../ports/clock.ts";
import { type AssignmentView, getStates } from "../assignments/public.ts";
import { findGroup } from "../groups/public.ts";
import { findLastReminders } from "../mail/public.ts";
import { getProficiencyFigures, ruleOrDefault } from "../progress/public.ts";
import { maxPlaces, type WeekScope, weekStatement } from "./week-statement.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** One reason why a person needs attention, with the id of its subject. */
type Reason = WeekReason & {
  readonly subjectId: number | null;
  /** The assignment that is late or due. */
  readonly assignment: AssignmentView | null;
};

/** A person with all reasons why they need attention, and further facts. */
type Person = WeekPerson & {
  /** The id of the person; null if they were invited and have not joined yet. */
  readonly userId: UserId | null;
  readonly reasons: readonly Reason[];
  readonly remindedAt: Instant | null;
};

/** The people of a week, and their dismissals. */
export type Week = {
  readonly people: readonly Person[];
  readonly dismissals: ReadonlyMap<string, Dismissal>;
  readonly isWhole: boolean;
  readonly leadsGroups: boolean;
  /** The customers of the groups that the person leads. */
  readonly customers: readonly CustomerId[];
};

type Leading = Pick<Actor, "userId" | "memberships" | "administers" | "roles" | "logbook">;

/** The groups that a person leads: those of which they are an admin, and those of the customers that they administer. */
export function getWeekScope(actor: Leading, only: GroupId | null = null): WeekScope {
  return {
    userId: actor.userId,
    ownGroups: actor.memberships.flatMap(({ groupId, role }) => (role === "admin" ? [groupId] : [])),
    customers: actor.administers,
    only,
    seesLogbook: allows(mayUseLogbook(actor)),
  };
}

/** A page of the people who need attention from the person who leads them; two statements. */
export async function readThisWeek(deps: Deps, actor: Actor, args: QueryThisWeekArgs) {
  const { limit, offset } = readPageArgs(args, { usual: 25, most: 100 });
  const scope = await getScope(deps.db, actor, args.customerGroupId);
  const now = deps.clock();
  const week = await readWeek(deps.db, scope, now);
  const isDismissed = args.isDismissed === true;
  const filter = { reason: args.reason ?? null, search: args.search ?? "", isDismissed };
  const { people, counts, dismissed } = weekList(week.people, week.dismissals, filter, now);
  const page = people.slice(offset, offset + limit);
  const reminders = await findLastReminders(
    deps.db,
    { userId: actor.userId, customers: week.customers },
    page.flatMap(({ userId }) => userId ?? []),
  );
  return {
    asOf: now,
    total: people.length,
    counts,
    dismissed,
    isWhole: week.isWhole,
    leadsGroups: week.leadsGroups,
    people: page.map((person) => ({
      ...person,
      lastReminder: person.userId === null ? null : (reminders.get(person.userId) ?? null),
      subject: person.id,
      dismissedUntil: isDismissed ? (week.dismissals.get(person.id)?.until ?? null) : null,
    })),
  };
}

/** Limited to one group, when one is given; system administrators see each group as its own admins do. */
async function getScope(db: Db, actor: Actor, groupId: number | null | undefined): Promise<WeekScope> {
  if (groupId === null || groupId === undefined) return getWeekScope(actor);
  const group = await findGroup(db, actor.userId, groupId as GroupId);
  if (group === undefined) throw appError("NOT_FOUND");
  const facts = { id: group.id, customerId: group.customer.id };
  authorize(mayReadCohort(actor, facts));
  const scope = getWeekScope(actor, group.id);
  return actor.roles.includes("sys_admin") && leadsGroup(actor, facts)
    ? { ...scope, ownGroups: [group.id] }
    : scope;
}

/** Everyone of the groups with a reason, dismissed or not; one statement. */
export async function readWeek(db: Db | Tx, scope: WeekScope, now: Instant): Promise<Week> {
  if (scope.ownGroups.length === 0 && scope.customers.length === 0)
    return { people: [], dismissals: new Map(), isWhole: true, leadsGroups: false, customers: [] };
  const moments = { now, invitedBefore: invitedBefore(now), requestedBefore: requestedBefore(now) };
  const read = await weekStatement.only(db, scope, moments);
  const names: Names = new Map(read.groups.map(({ id, name }) => [id, name]));
  return {
    people: [...getPeople(read, names, now), ...findStrangers(read, names)].filter(
      ({ reasons }) => reasons.length > 0,
    ),
    dismissals: new Map(
      read.dismissals.map(({ id, untilMs, reasons }) => [id, { until: instant(untilMs), reasons }]),
    ),
    isWhole: read.places <= maxPlaces,
    leadsGroups: read.groups.length > 0,
    customers: [...new Set(read.groups.map(({ customerId }) => customerId))],
  };
}

type Read = RowsOf<typeof weekStatement>;

type Names = ReadonlyMap<GroupId, string>;

function getPeople(read: Read, names: Names, now: Instant): readonly Person[] {
  const reasons = collected([
    ...getAssigned(read, now),
    ...findQuietPeople(read, names, now),
    ...findUnconfirmed(read, names),
    ...findPeopleBelow(read),
    ...read.invitees.flatMap((invitee) =>
      invitee.userId === null ? [] : [[invitee.userId, notJoined(invitee, names)] as const],
    ),
  ]);
  const reminded = new Map(read.reminders);
  return read.people.map(({ userId, groups, ...person }) => {
    const remindedMs = reminded.get(userId);
    return {
      ...person,
      userId,
      groups: groups.map((id) => ({ id, name: names.get(id) ?? "" })),
      remindedAt: remindedMs === undefined ? null : instant(remindedMs),
      reasons: reasons.get(userId) ?? [],
    };
  });
}

type Told = readonly [who: string, reason: Reason];

function collected(rows: readonly Told[]): ReadonlyMap<string, readonly Reason[]> {
  const found = new Map<string, Reason[]>();
  for (const [who, each] of rows) {
    const known = found.get(who);
    if (known === undefined) found.set(who, [each]);
    else known.push(each);
  }
  return found;
}

type ReasonParts = {
  readonly of: number | string;
  readonly about: string;
  readonly groupId: GroupId | null;
  readonly at: Instant | null;
  readonly count?: number;
  readonly subjectId?: number;
};

function reason(
  kind: WeekReason["kind"],
  { of, about, groupId, at, count = 1, subjectId }: ReasonParts,
): Reason {
  const key = reasonKey(kind, of);
  return { kind, key, about, groupId, at, count, subjectId: subjectId ?? null, assignment: null };
}

/** Assignments that are late or due within a week. A blocked assignment is not due yet. */
function getAssigned({ assigned }: Read, now: Instant): readonly Told[] {
  return getStates(assigned, now).states.flatMap(({ assignment, person, status, today }) => {
    const kind = assignedReason(status, assignment.dueOn, today);
    if (kind === null) return [];
    const { id, title: about, groupId, dueOn } = assignment;
    const at = instant(Date.parse(`${dueOn}T12:00:00Z`));
    return [[person.userId, { ...reason(kind, { of: id, about, groupId, at, subjectId: id }), assignment }]];
  });
}

function findQuietPeople({ figures }: Read, names: Names, now: Instant): readonly Told[] {
  return figures.flatMap(([userId, groupId, standing, lastActiveMs]) => {
    const at = lastActiveMs === null ? null : instant(lastActiveMs);
    if (!isQuiet({ standing, lastActiveAt: at }, now)) return [];
    return [[userId, reason("quiet", { of: groupId, about: names.get(groupId) ?? "", groupId, at })]];
  });
}

function findUnconfirmed({ waiting }: Read, names: Names): readonly Told[] {
  return waiting.map(([userId, groupId, count, maxAgeMs]) => {
    const facts = { of: groupId, about: names.get(groupId) ?? "", groupId, at: instant(maxAgeMs), count };
    return [userId, reason("unconfirmed", facts)];
  });
}

/** The exercises in which a person was proficient by the rule of the institution, and no longer is. */
function findPeopleBelow({ series, people, groups }: Read): readonly Told[] {
  const customers = new Map(groups.map(({ id, customerId }) => [id, customerId]));
  const rules = new Map(groups.map(({ customerId, rule }) => [customerId, rule]));
  const getGroups = new Map(people.map((person) => [person.userId, person.groups]));
  return series.flatMap((each) => {
    const { userId, customerId, key, name } = each;
    const { standing, lostSince: at } = getProficiencyFigures(each, ruleOrDefault(rules.get(customerId)));
    if (standing !== "practise") return [];
    const groupId = getGroups.get(userId)?.find((id) => customers.get(id) === customerId) ?? null;
    return [[userId, reason("belowBenchmark", { of: `${customerId}:${key}`, about: name, groupId, at })]];
  });
}

/** The invited people who are in none of the groups, each once by their address. */
function findStrangers({ invitees }: Read, names: Names): readonly Person[] {
  const byAddress = new Map<string, (typeof invitees)[number][]>();
  for (const invitee of invitees) {
    if (invitee.userId !== null) continue;
    byAddress.set(invitee.email, [...(byAddress.get(invitee.email) ?? []), invitee]);
  }
  return [...byAddress].flatMap(([email, rows]) =>
    rows.slice(0, 1).map(({ id, name }) => ({
      id: `invitee:${id}`,
      userId: null,
      name,
      email,
      groups: rows.map(({ groupId }) => ({ id: groupId, name: names.get(groupId) ?? "" })),
      remindedAt: null,
      reasons: rows.map((row) => notJoined(row, names)),
    })),
  );
}

function notJoined({ id, groupId, atMs }: Read["invitees"][number], names: Names): Reason {
  const about = names.get(groupId) ?? "";
  return reason("notJoined", { of: groupId, about, groupId, at: instant(atMs), subjectId: id });
}
