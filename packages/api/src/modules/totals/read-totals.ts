import { type GroupId, type LocalDate, rangeError } from "@cathedra/domain";
import {
  type Actor,
  mayOverseeGroup,
  mayReadTotals,
  mayUseLogbook,
  totalsScope,
} from "@cathedra/domain/access";
import {
  latestDayForServer,
  maxTargetsBehind,
  medianOfEnoughCases,
  targetsBehind,
} from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { appError, invalidInput } from "../../errors.ts";
import type { GraphqlContext } from "../../graphql/context.ts";
import type {
  LogbookGroupTotals,
  LogbookTargetsBehind,
  LogbookTotals,
  QueryLogbookGroupTotalsArgs,
  QueryLogbookTotalsArgs,
  QueryLogbookTotalsGroupsArgs,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { progressTowards } from "./target-progress.ts";
import {
  countGroup,
  findGroup,
  findOverseenGroups,
  findPerson,
  type OverseenGroups,
} from "./totals-people-queries.ts";
import { findTargets, findTotals } from "./totals-query.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** The totals of a person's records, in two statements. */
export async function readTotals(
  { db, clock }: Deps,
  actor: Actor,
  { from, to, groupId, participant, confirmedOnly }: QueryLogbookTotalsArgs,
): Promise<LogbookTotals> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const reversed = rangeError("to", { from: from ?? null, to: to ?? null });
  if (reversed !== undefined) throw invalidInput([reversed]);
  const keycloakId = participant ?? actor.keycloakId;
  const found = keycloakId.includes("\0") ? undefined : await findPerson(db, keycloakId);
  if (found === undefined || mayReadTotals(actor, found) !== "allowed") throw appError("NOT_FOUND");

  const customers = totalsScope(actor, found);
  const isInScope = (customerId: (typeof found.memberships)[number]["customerId"]) =>
    customers === "everything" || customers.includes(customerId);
  const asOf = lastDay(to, clock);
  const totals = await findTotals(db, {
    userId: found.userId,
    customers,
    learnsIn: found.memberships.filter(({ role }) => role === "learner").map((each) => each.groupId),
    groupId: groupId ?? null,
    from: from ?? null,
    asOf,
    confirmedOnly: confirmedOnly === true,
  });
  return {
    ...totals,
    person: found.person,
    groups: found.memberships.filter(({ customerId }) => isInScope(customerId)).map(({ group }) => group),
    asOf,
    months: [...totals.months],
    procedures: totals.procedures.map(({ roles, ...each }) => ({
      ...each,
      roles: [...roles],
      doseTime: medianOfEnoughCases(each.doseTime),
      doseDap: medianOfEnoughCases(each.doseDap),
      doseSkin: medianOfEnoughCases(each.doseSkin),
      doseCtdi: medianOfEnoughCases(each.doseCtdi),
      doseDlp: medianOfEnoughCases(each.doseDlp),
    })),
    targets: totals.targets.map((counted) => progressTowards(counted, asOf)),
  };
}

/** The targets in which the caller is behind; null if they have no logbook. One statement. */
export async function readTargetsBehind(
  { db, clock, prefetched }: Deps & Pick<GraphqlContext, "prefetched">,
  actor: Actor,
): Promise<LogbookTargetsBehind | null> {
  if (mayUseLogbook(actor) !== "allowed") return null;
  const asOf = latestDayForServer(clock());
  const learnsIn = actor.memberships.filter(({ role }) => role === "learner").map(({ groupId }) => groupId);
  const hasNone = learnsIn.length === 0 || prefetched.logbookTargetsBehind === false;
  const counted = hasNone ? [] : await findTargets(db, actor.userId, learnsIn, asOf);
  const behind = targetsBehind(counted.map((each) => progressTowards(each, asOf)));
  return { count: behind.length, asOf, targets: behind.slice(0, maxTargetsBehind) };
}

/** The groups whose trainees the caller may see. */
export async function readTotalsGroups(
  { db }: Deps,
  actor: Actor,
  { limit, offset }: QueryLogbookTotalsGroupsArgs,
): Promise<OverseenGroups> {
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  return findOverseenGroups(db, actor, getPart(limit, offset, 100));
}

/** The trainees of a group against the targets; two statements, whatever their number. */
export async function readGroupTotals(
  { db, clock }: Deps,
  actor: Actor,
  { groupId, to, limit, offset, confirmedOnly }: QueryLogbookGroupTotalsArgs,
): Promise<LogbookGroupTotals> {
  // Checked before the group is looked up, so that existing and missing groups are answered alike.
  if (mayUseLogbook(actor) !== "allowed") throw appError("FORBIDDEN");
  const part = getPart(limit, offset, 500);
  const group = await findGroup(db, groupId);
  const facts = group && { id: group.id as GroupId, customerId: group.customer.id };
  if (group === undefined || facts === undefined || mayOverseeGroup(actor, facts) !== "allowed")
    throw appError("NOT_FOUND");
  const asOf = lastDay(to, clock);
  const { targets, totalCount, trainees } = await countGroup(db, facts, asOf, part, confirmedOnly === true);
  return {
    group,
    asOf,
    targets: [...targets],
    totalCount,
    trainees: trainees.map(({ person, cases, firstDay, lastDay: latest, done }) => ({
      person,
      cases,
      lastDay: latest,
      progress: targets.map((target) =>
        progressTowards({ target, done: done[target.id] ?? 0, firstDay }, asOf),
      ),
    })),
  };
}

/** The day up to which cases are counted, at most the latest day that a record may have. */
function lastDay(to: string | null | undefined, clock: Clock): LocalDate {
  const latest = latestDayForServer(clock());
  return to === null || to === undefined || to > latest ? latest : (to as LocalDate);
}

function getPart(limit: number | null | undefined, offset: number | null | undefined, most: number) {
  const part = { limit: limit ?? 25, offset: offset ?? 0 };
  const errors = [
    ...(part.limit >= 1 && part.limit <= most
      ? []
      : [fieldError("limit", "OUT_OF_RANGE", { min: 1, max: most })]),
    ...(part.offset >= 0 && part.offset <= 1_000_000
      ? []
      : [fieldError("offset", "OUT_OF_RANGE", { min: 0, max: 1_000_000 })]),
  ];
  if (errors.length > 0) throw invalidInput(errors);
  return part;
}
