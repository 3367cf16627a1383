import type { CaseId, CourseId } from "@cathedra/domain";
import {
  type Actor,
  type ListedCustomers,
  mayChangeCaseAccess,
  mayReadAccount,
  mayReadForVouchers,
} from "@cathedra/domain/access";
import { nextVersion } from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type {
  MutationSaveLearningSpaceAccessArgs,
  QueryCustomerLearningSpaceAccessArgs,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/public.ts";
import { refuseStale } from "../stale-save.ts";
import { coursesOfAccess, writeCourses } from "./access-courses.ts";
import { lockAssignment, type SpaceAccess, spaceAccess, writeAccess } from "./space-queries.ts";

type Deps = { readonly db: Db };

/**
 * The cases and courses that an account may use in one of its learning spaces (5.034, 5.035), also for people who choose from
 * them (2.046, X21).
 */
export async function readSpaceAccess(
  { db, voucherAdminCustomers }: Deps & { readonly voucherAdminCustomers: ListedCustomers },
  actor: Actor,
  args: QueryCustomerLearningSpaceAccessArgs,
): Promise<SpaceAccess> {
  const { customerId, learningSpaceId } = getIds(args);
  // If the person has no relation to the account, the policy decides by its id, before anything is read.
  const own = [...actor.administeredCustomers, ...actor.groupAdminCustomers].find(
    ({ id }) => id === customerId,
  );
  if (own === undefined) authorize(mayReadAccount(actor, { id: customerId }));
  else authorize(mayReadForVouchers(actor, own, voucherAdminCustomers));
  return found(await spaceAccess(db, customerId, learningSpaceId));
}

/** Replaces an account's access (5.036, 9.017) by these courses and cases, or by full access. */
export async function saveSpaceAccess(
  { db, clock }: Deps & { readonly clock: Clock },
  actor: Actor,
  args: MutationSaveLearningSpaceAccessArgs,
): Promise<SpaceAccess> {
  const ids = getIds(args);
  authorize(mayChangeCaseAccess(actor, { id: ids.customerId }));
  return inLockedTransaction(db, [lockKey("account", ids.customerId)], async (tx) => {
    const stored = await lockAssignment(tx, ids.customerId, ids.learningSpaceId);
    if (stored === undefined) throw appError("NOT_FOUND");
    const before = found(await spaceAccess(tx, ids.customerId, ids.learningSpaceId));
    const offered = { ...before, courses: await coursesOfAccess(tx, ids.customerId, ids.learningSpaceId) };
    const { fullAccess } = args;
    const choice = fullAccess ? nothing : readAccessChoice(args, offered);
    const current = before.fullAccess ? nothing : currentAccess(offered);
    // Nothing has changed: this may be the repetition of a save whose answer was lost.
    if (fullAccess === before.fullAccess && isSame(current, choice)) return before;
    await refuseStale(tx, "choice of cases", args.modifiedAt, stored);
    const modifiedAt = nextVersion(stored.modifiedAt, clock());
    await writeAccess(tx, ids, { fullAccess, cases: choice.cases }, { modifiedAt, modifiedBy: actor.userId });
    await writeCourses(tx, ids, choice.courses);
    await audit(tx, actor, "learning_space_access.changed", `${ids.customerId}:${ids.learningSpaceId}`, {
      customer: ids.customerId,
      before: { fullAccess: before.fullAccess, ...current },
      after: { fullAccess, ...choice },
    });
    return found(await spaceAccess(tx, ids.customerId, ids.learningSpaceId));
  });
}

/** Full access needs no list, because everything is allowed. */
const nothing: AccessChoice = { cases: [], courses: [] };

function isSame(a: AccessChoice, b: AccessChoice): boolean {
  return isSameSet<unknown>(a.cases, b.cases) && isSameSet<unknown>(a.courses, b.courses);
}

function isSameSet<T>(a: readonly T[], b: readonly T[]): boolean {
  const known = new Set(a);
  return known.size === b.length && b.every((each) => known.has(each));
}

function found(access: SpaceAccess | undefined): SpaceAccess {
  if (access === undefined) throw appError("NOT_FOUND");
  return access;
}

function getIds({ customerId, learningSpaceId }: QueryCustomerLearningSpaceAccessArgs) {
  return { customerId, learningSpaceId };
}

/** The available cases and courses, with those that are allowed. */
type Offered = {
  readonly cloudModules: SpaceAccess["cloudModules"];
  readonly courses: Awaited<ReturnType<typeof coursesOfAccess>>;
};

/** The allowed cases and courses of an account without full access to a space. */
type AccessChoice = { readonly cases: readonly CaseId[]; readonly courses: readonly CourseId[] };

/** The present access of the account. */
function currentAccess({ cloudModules, courses }: Offered): AccessChoice {
  const cases = cloudModules.flatMap((module) => module.cases.filter(({ allowed }) => allowed));
  return {
    cases: cases.map(({ caseId }) => caseId as CaseId),
    courses: courses.filter(({ allowed }) => allowed).map(({ course }) => course.id),
  };
}

/**
 * Separates the given ids into cases and courses: ids of courses are numbers, which ids of cases never are. A kind without ids
 * is unchanged.
 */
function readAccessChoice(
  { courses: given, kinds: wanted }: Pick<MutationSaveLearningSpaceAccessArgs, "courses" | "kinds">,
  offered: Offered,
): AccessChoice {
  const caseIds = new Set<string>(
    offered.cloudModules.flatMap(({ cases }) => cases.map(({ caseId }) => caseId)),
  );
  const courseIds = new Map(offered.courses.map(({ course }) => [String(course.id), course.id]));
  const wrong = given.findIndex((id) => !caseIds.has(id) && !courseIds.has(id));
  if (wrong >= 0) throw invalidInput([fieldError(`courses.${wrong}`, "NOT_AN_OPTION")]);
  const cases = [...new Set(given.filter((id) => caseIds.has(id)) as readonly string[] as readonly CaseId[])];
  const courses = [...new Set(given.flatMap((id) => courseIds.get(id) ?? []))];
  const named = { cases: cases.length > 0, courses: courses.length > 0 };
  const lists = (kind: "cases" | "courses"): boolean =>
    wanted?.includes(kind) ?? (named[kind] || given.length === 0);
  const current = currentAccess(offered);
  return {
    cases: lists("cases") ? cases : current.cases,
    courses: lists("courses") ? courses : current.courses,
  };
}
