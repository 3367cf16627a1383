import {
  type Actor,
  type ListedCustomers,
  mayChangeCaseAccess,
  mayReadAccount,
  mayReadForVouchers,
} from "@cathedra/domain/access";
import { nextVersion } from "@cathedra/domain/logbook";
import type { Db } from "../../db/database.ts";
import { inTurn, turn } from "../../db/turns.ts";
import { appError, insist } from "../../errors.ts";
import type {
  MutationSaveLearningSpaceAccessArgs,
  QueryCustomerLearningSpaceAccessArgs,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/face.ts";
import { refuseStale } from "../stale-save.ts";
import { coursesOfAccess, writeCourses } from "./access-courses.ts";
import { lockAssignment, type SpaceAccess, spaceAccess, writeAccess } from "./queries.ts";
import { allowedOf, type Choice, readChoice } from "./read-choice.ts";

type Deps = { readonly db: Db };

/** What an account may use of one of its learning spaces (5.034, 5.035): also for whom it is chosen from (2.046, X21). */
export async function readSpaceAccess(
  { db, voucherAdminCustomers }: Deps & { readonly voucherAdminCustomers: ListedCustomers },
  actor: Actor,
  args: QueryCustomerLearningSpaceAccessArgs,
): Promise<SpaceAccess> {
  const { customerId, learningSpaceId } = idsOf(args);
  // An account without the person is not even looked for.
  const own = [...actor.administeredCustomers, ...actor.groupAdminCustomers].find(
    ({ id }) => id === customerId,
  );
  if (own === undefined) insist(mayReadAccount(actor, { id: customerId }));
  else insist(mayReadForVouchers(actor, own, voucherAdminCustomers));
  return found(await spaceAccess(db, customerId, learningSpaceId));
}

/** Sets it (5.036, 9.017): the given courses and cases and no others, or everything. */
export async function saveSpaceAccess(
  { db, clock }: Deps & { readonly clock: Clock },
  actor: Actor,
  args: MutationSaveLearningSpaceAccessArgs,
): Promise<SpaceAccess> {
  const ids = idsOf(args);
  insist(mayChangeCaseAccess(actor, { id: ids.customerId }));
  return inTurn(db, [turn("account", ids.customerId)], async (tx) => {
    const stored = await lockAssignment(tx, ids.customerId, ids.learningSpaceId);
    if (stored === undefined) throw appError("NOT_FOUND");
    const before = found(await spaceAccess(tx, ids.customerId, ids.learningSpaceId));
    const offered = { ...before, courses: await coursesOfAccess(tx, ids.customerId, ids.learningSpaceId) };
    const { fullAccess } = args;
    const choice = fullAccess ? nothing : readChoice(args, offered);
    const stands = before.fullAccess ? nothing : allowedOf(offered);
    // Also a save that comes again, its answer lost.
    if (fullAccess === before.fullAccess && isSame(stands, choice)) return before;
    await refuseStale(tx, "choice of cases", args.modifiedAt, stored);
    const modifiedAt = nextVersion(stored.modifiedAt, clock());
    await writeAccess(tx, ids, { fullAccess, cases: choice.cases }, { modifiedAt, modifiedBy: actor.userId });
    await writeCourses(tx, ids, choice.courses);
    await audit(tx, actor, "learning_space_access.changed", `${ids.customerId}:${ids.learningSpaceId}`, {
      customer: ids.customerId,
      before: { fullAccess: before.fullAccess, ...stands },
      after: { fullAccess, ...choice },
    });
    return found(await spaceAccess(tx, ids.customerId, ids.learningSpaceId));
  });
}

/** With full access nothing is listed, since everything is allowed. */
const nothing: Choice = { cases: [], courses: [] };

function isSame(a: Choice, b: Choice): boolean {
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

function idsOf({ customerId, learningSpaceId }: QueryCustomerLearningSpaceAccessArgs) {
  return { customerId, learningSpaceId };
}
