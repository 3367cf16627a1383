import { type CustomerId, isUuid } from "@cathedra/domain";
import { type Actor, type ListedCustomers, mayAdministerLogbook } from "@cathedra/domain/access";
import { catalogue, maxTargets, type Target, validateTarget } from "@cathedra/domain/logbook";
import { fieldError } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, authorize, invalidInput } from "../../errors.ts";
import type {
  LogbookTarget,
  LogbookTargets,
  MutationSaveLogbookTargetArgs,
} from "../../graphql/generated/contract.ts";
import { audit } from "../audit/public.ts";
import {
  findTargets,
  insertTarget,
  lockCustomer,
  lockTarget,
  removeTarget,
  updateTarget,
} from "./target-queries.ts";

type Deps = { readonly db: Db; readonly logbookAdminCustomers: ListedCustomers };

/** The targets of an institution, with the groups that a target may name: one statement. */
export async function readTargets(
  { db, logbookAdminCustomers }: Deps,
  actor: Actor,
  customerId: CustomerId,
): Promise<LogbookTargets> {
  const found = await findTargets(db, customerId);
  if (found === undefined) throw appError("NOT_FOUND");
  authorize(mayAdministerLogbook(actor, found.customer, logbookAdminCustomers));
  return found;
}

/** Adds a target, or replaces an existing one. */
export async function saveTarget(
  deps: Deps,
  actor: Actor,
  { customerId, target: given }: MutationSaveLogbookTargetArgs,
): Promise<LogbookTarget> {
  return inLockedTransaction(deps.db, [lockKey("account", customerId)], async (tx) => {
    // Locks the customer, so that concurrent additions cannot exceed the maximum of targets.
    const customer = await lockCustomer(tx, customerId);
    if (customer === undefined) throw appError("NOT_FOUND");
    authorize(mayAdministerLogbook(actor, customer, deps.logbookAdminCustomers));
    const target = valid(given, customer.groups);
    if (given.id === null || given.id === undefined || given.id === "") {
      if (customer.targets >= maxTargets) {
        throw invalidInput([fieldError("targets", "TOO_MANY", { max: maxTargets })]);
      }
      const made = await insertTarget(tx, customer.id, target);
      await audit(tx, actor, "logbook.target_added", made.id, {
        customer: customer.id,
        after: getFacts(made),
      });
      return made;
    }
    const before = await locked(tx, deps, actor, given.id);
    if (before.target.customerId !== customerId) throw appError("NOT_FOUND");
    const changed = await updateTarget(tx, before.target.id, target);
    await audit(tx, actor, "logbook.target_changed", before.target.id, {
      customer: customer.id,
      before: getFacts(before.target),
      after: getFacts(changed),
    });
    return changed;
  });
}

/** Deletes a target. */
export async function deleteTarget(deps: Deps, actor: Actor, id: string): Promise<string> {
  return inLockedTransaction(deps.db, [], async (tx) => {
    const { target, customer } = await locked(tx, deps, actor, id);
    await removeTarget(tx, target.id);
    await audit(tx, actor, "logbook.target_removed", target.id, {
      customer: customer.id,
      before: getFacts(target),
    });
    return target.id;
  });
}

/** Locks a target; NOT_FOUND if it does not exist, or if the caller does not administer its institution. */
async function locked(tx: Tx, { logbookAdminCustomers }: Deps, actor: Actor, id: string) {
  const found = isUuid(id) ? await lockTarget(tx, id) : undefined;
  if (found === undefined) throw appError("NOT_FOUND");
  authorize(mayAdministerLogbook(actor, found.customer, logbookAdminCustomers));
  return found;
}

/** A target's facts for the audit log: its scope and its number. */
function getFacts({ id: _id, ...target }: LogbookTarget) {
  return target;
}

function valid(input: MutationSaveLogbookTargetArgs["target"], groups: readonly number[]): Target {
  const checked = validateTarget(catalogue, input);
  const group = input.groupId ?? null;
  const errors = [
    ...(checked.ok ? [] : checked.error),
    ...(group === null || groups.includes(group) ? [] : [fieldError("groupId", "NOT_AN_OPTION")]),
  ];
  if (!checked.ok || errors.length > 0) throw invalidInput(errors);
  return checked.value;
}
