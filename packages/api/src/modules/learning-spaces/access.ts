import type { CaseId } from "@cathedra/domain";
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
import { inTurn, turn } from "../../db/turns.ts";
import { appError, insist, invalidInput } from "../../errors.ts";
import type {
  MutationSaveLearningSpaceAccessArgs,
  QueryCustomerLearningSpaceAccessArgs,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { audit } from "../audit/face.ts";
import { refuseStale } from "../stale-save.ts";
import { lockAssignment, type SpaceAccess, spaceAccess, writeAccess } from "./queries.ts";

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

/** Sets it (5.036, 9.017): the given cases and no others, or everything. */
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
    const cases = args.fullAccess ? [] : readCases(args.courses, before);
    // Also a save that comes again, its answer lost.
    if (isSame(before, { fullAccess: args.fullAccess, cases })) return before;
    await refuseStale(tx, "choice of cases", args.modifiedAt, stored);
    const modifiedAt = nextVersion(stored.modifiedAt, clock());
    const change = { fullAccess: args.fullAccess, cases };
    await writeAccess(tx, ids, change, { modifiedAt, modifiedBy: actor.userId });
    await audit(tx, actor, "learning_space_access.changed", `${ids.customerId}:${ids.learningSpaceId}`, {
      before: { fullAccess: before.fullAccess, cases: before.fullAccess ? [] : allowedCases(before) },
      after: change,
    });
    return found(await spaceAccess(tx, ids.customerId, ids.learningSpaceId));
  });
}

/** With full access nothing is listed: all cases are meant. */
function isSame(
  before: SpaceAccess,
  change: { readonly fullAccess: boolean; readonly cases: readonly string[] },
): boolean {
  if (before.fullAccess || change.fullAccess) return before.fullAccess && change.fullAccess;
  const listed = allowedCases(before);
  return listed.length === change.cases.length && change.cases.every((caseId) => listed.includes(caseId));
}

function readCases(given: readonly string[], { cloudModules }: SpaceAccess): readonly CaseId[] {
  const known = new Set(cloudModules.flatMap(({ cases }) => cases.map(({ caseId }) => caseId)));
  const wrong = given.findIndex((caseId) => !known.has(caseId));
  if (wrong >= 0) throw invalidInput([fieldError(`courses.${wrong}`, "NOT_AN_OPTION")]);
  return [...new Set(given as readonly CaseId[])];
}

function allowedCases({ cloudModules }: SpaceAccess): readonly string[] {
  return cloudModules.flatMap(({ cases }) =>
    cases.filter(({ allowed }) => allowed).map(({ caseId }) => caseId),
  );
}

function found(access: SpaceAccess | undefined): SpaceAccess {
  if (access === undefined) throw appError("NOT_FOUND");
  return access;
}

function idsOf({ customerId, learningSpaceId }: QueryCustomerLearningSpaceAccessArgs) {
  return { customerId, learningSpaceId };
}
