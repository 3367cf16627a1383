import {
  type Actor,
  type CaseId,
  type CustomerId,
  fieldError,
  type LearningSpaceId,
  mayChangeCaseAccess,
  mayReadAccount,
} from "@cathedra/domain";
import type {
  MutationSaveLearningSpaceAccessArgs,
  QueryCustomerLearningSpaceAccessArgs,
} from "@cathedra/graphql-schema";
import type { Db } from "../../db/database.ts";
import { appError, insist, invalidInput } from "../../errors.ts";
import { audit } from "../audit/audit.ts";
import { lockAssignment, type SpaceAccess, spaceAccess, writeAccess } from "./queries.ts";

type Deps = { readonly db: Db };

/** What an account may use of one of its learning spaces (5.034, 5.035). */
export async function readSpaceAccess(
  { db }: Deps,
  actor: Actor,
  args: QueryCustomerLearningSpaceAccessArgs,
): Promise<SpaceAccess> {
  const { customerId, learningSpaceId } = idsOf(args);
  insist(mayReadAccount(actor, { id: customerId }));
  return found(await spaceAccess(db, customerId, learningSpaceId));
}

/** Sets it (5.036, 9.017): the given cases and no others, or everything. */
export async function saveSpaceAccess(
  { db }: Deps,
  actor: Actor,
  args: MutationSaveLearningSpaceAccessArgs,
): Promise<SpaceAccess> {
  const ids = idsOf(args);
  insist(mayChangeCaseAccess(actor, { id: ids.customerId }));
  return db.transaction().execute(async (tx) => {
    if (!(await lockAssignment(tx, ids.customerId, ids.learningSpaceId))) throw appError("NOT_FOUND");
    const before = found(await spaceAccess(tx, ids.customerId, ids.learningSpaceId));
    const cases = args.fullAccess ? [] : readCases(args.courses, before);
    await writeAccess(tx, ids, { fullAccess: args.fullAccess, cases });
    await audit(tx, actor, "learning_space_access.changed", `${ids.customerId}:${ids.learningSpaceId}`, {
      before: { fullAccess: before.fullAccess, cases: before.fullAccess ? [] : allowedCases(before) },
      after: { fullAccess: args.fullAccess, cases },
    });
    return found(await spaceAccess(tx, ids.customerId, ids.learningSpaceId));
  });
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
  return { customerId: customerId as CustomerId, learningSpaceId: learningSpaceId as LearningSpaceId };
}
