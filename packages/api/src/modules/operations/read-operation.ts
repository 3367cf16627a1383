import { isUuid } from "@cathedra/domain";
import { type Actor, mayFollowOperation } from "@cathedra/domain/access";
import type { Db } from "../../db/database.ts";
import { appError, authorize } from "../../errors.ts";
import { type OperationView, operationById } from "./operation-view.ts";

/** An operation, for people who may follow its kind; for others it does not exist. */
export async function readOperation(
  { db }: { readonly db: Db },
  actor: Actor,
  id: string,
): Promise<OperationView> {
  const operation = isUuid(id) ? await operationById(db, id) : undefined;
  if (operation === undefined) throw appError("NOT_FOUND");
  authorize(mayFollowOperation(actor, operation));
  return operation;
}
