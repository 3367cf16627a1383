import {
  type CaseId,
  type CloudModule,
  type CustomerId,
  type LearningSpaceId,
  type ModuleId,
  offeredModules,
} from "@cathedra/domain";
import type { Tx } from "../../db/database.ts";
import { type SpaceAccess, spaceAccess } from "./queries.ts";

/** What an account may use of one of its learning spaces (2.046); undefined where it does not have the space. */
export async function offeredCases(
  tx: Tx,
  customerId: CustomerId,
  learningSpaceId: LearningSpaceId,
): Promise<readonly CloudModule[] | undefined> {
  const access = await spaceAccess(tx, customerId, learningSpaceId);
  return access && offeredModules(modulesOf(access), allowedIn(access));
}

/** The same, with those cases of the space that are `chosen` already, whatever has become of the account's access. */
export async function offeredOrChosen(
  tx: Tx,
  customerId: CustomerId,
  learningSpaceId: LearningSpaceId,
  chosen: readonly CaseId[],
): Promise<readonly CloudModule[]> {
  const offered = (await offeredCases(tx, customerId, learningSpaceId)) ?? [];
}
