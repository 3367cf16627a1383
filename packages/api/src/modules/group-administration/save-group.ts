import type { CustomerId, GroupId, UserId } from "@cathedra/domain";
import { type Actor, mayChangeGroup, mayCreateGroup } from "@cathedra/domain/access";
import { readIdempotencyKey } from "@cathedra/domain/cloud";
import { type Group, validateGroup, validateNewGroup } from "@cathedra/domain/groups";
import { nextVersion } from "@cathedra/domain/logbook";
import { type FieldError, fieldError, groupServerText } from "@cathedra/domain/messages";
import type { Db, Tx } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import { type AppError, authorize, invalidInput } from "../../errors.ts";
import type {
  MutationCreateCustomerGroupArgs,
  MutationSaveCustomerGroupArgs,
} from "../../graphql/generated/contract.ts";
import type { Clock } from "../../ports/clock.ts";
import { peopleByEmail } from "../accounts/public.ts";
import { audit } from "../audit/public.ts";
import { insertInvitation, newGroupInviteCode, welcomeMember } from "../groups/public.ts";
import { refuseStale } from "../stale-save.ts";
import {
  findMadeWithKey,
  findPrimaryAdmin,
  insertGroup,
  type LockedGroup,
  lockAccount,
  makeAdmin,
  makeLearner,
  writeGroup,
} from "./group-queries.ts";
import { lockExistingGroup } from "./lock-administered-group.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Makes a group with its first admin and an invitation (9.047, 9.052, 9.053, X23). The same key again makes no other one. */
export async function createGroup(
  { db, clock }: Deps,
  actor: Actor,
  args: MutationCreateCustomerGroupArgs,
): Promise<GroupId> {
  // Checked before the input, so that nothing is revealed about foreign accounts.
  authorize(mayCreateGroup(actor, { id: args.customer_id }));
  const read = validateNewGroup(args);
  if (!read.ok) throw refused(read.error, args.admin);
  const { customer_id: customerId, name, admin, description } = read.value;
  const requestKey = readKey(args.idempotencyKey);
  return refusingTakenNames(() =>
    inLockedTransaction(db, [lockKey("account", customerId)], async (tx) => {
      await lockAccount(tx, customerId);
      const earlier = requestKey === null ? undefined : await madeByKey(tx, actor, customerId, requestKey);
      if (earlier !== undefined) return earlier;
      const adminId = await getPerson(tx, "admin", admin);
      const made = { customerId, name, description, adminId, createdBy: actor.userId, requestKey };
      const id = await insertGroup(tx, made);
      await insertInvitation(tx, id, newGroupInviteCode(), actor.userId, clock());
      await audit(tx, actor, "group.created", String(id), {
        customer: customerId,
        people: [adminId],
        after: { customerId, name, admin: adminId },
      });
      return id;
    }),
  );
}

/**
 * Saves a group (9.048, X25, X112). The new first admin joins the group if they are not in it; the former one stays as a
 * learner. Of two concurrent saves of one version the first wins; a save without changes writes nothing.
 */
export async function saveGroup(
  { db, clock }: Deps,
  actor: Actor,
  args: MutationSaveCustomerGroupArgs,
): Promise<GroupId> {
  const id = args.customer_group_id;
  return refusingTakenNames(() =>
    inLockedTransaction(db, [lockKey("group", id)], async (tx) => {
      const stored = await lockExistingGroup(tx, actor, id, mayChangeGroup);
      const read = validateGroup(args);
      if (!read.ok) throw refused(read.error, args.adminEmail);
      const before = await findPrimaryAdmin(tx, id);
      const adminId = await getPerson(tx, "adminEmail", read.value.adminEmail, before?.userId);
      if (isSame(stored, read.value) && adminId === before?.userId) return id;
      await refuseStale(tx, "group", args.modifiedAt, stored);
      if (adminId !== before?.userId) {
        await makeAdmin(tx, id, adminId);
        if (before !== undefined) {
          await makeLearner(tx, id, before.userId);
          await welcomeMember(tx, id, before.userId);
        }
      }
      const modifiedAt = nextVersion(stored.modifiedAt, clock());
      await writeGroup(tx, id, read.value, { adminId, modifiedAt, modifiedBy: actor.userId });
      await audit(tx, actor, "group.changed", String(id), {
        customer: stored.customerId,
        people: adminId === before?.userId ? [] : [adminId, ...(before === undefined ? [] : [before.userId])],
        before: { name: stored.name, description: stored.description, admin: before?.userId ?? null },
        after: { name: read.value.name, description: read.value.description, admin: adminId },
      });
      return id;
    }),
  );
}

function isSame(stored: LockedGroup, { name, description }: Group): boolean {
  return stored.name === name && stored.description === description;
}

async function madeByKey(
  tx: Tx,
  actor: Actor,
  customerId: CustomerId,
  requestKey: string,
): Promise<GroupId | undefined> {
  const earlier = await findMadeWithKey(tx, actor.userId, requestKey);
  if (earlier !== undefined && earlier.customerId !== customerId) throw keyOfAnotherCall();
  return earlier?.id;
}

/** The person with this verified address; otherwise the present admin, if the address is theirs. */
async function getPerson(tx: Tx, path: string, email: string, present?: UserId): Promise<UserId> {
  const found = (await peopleByEmail(tx, [email], present === undefined ? [] : [present])).get(email);
  if (found === undefined) throw refused([fieldError(path, "ACCOUNT_ADMIN_UNKNOWN")], email);
  return found;
}

function readKey(text: string | null | undefined): string | null {
  const key = readIdempotencyKey(text);
  if (!key.ok) throw invalidInput([key.error]);
  return key.value ?? null;
}

function refused(errors: readonly FieldError[], email: string): AppError {
  return invalidInput(errors, groupServerText(errors, email));
}

function keyOfAnotherCall(): AppError {
  return invalidInput([fieldError("idempotencyKey", "KEY_OF_ANOTHER_CALL")]);
}

async function refusingTakenNames<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === "customer_group_request_keys") throw keyOfAnotherCall();
    throw constraint === "unique_group_names"
      ? refused([fieldError("name", "GROUP_NAME_EXISTS")], "")
      : error;
  }
}
