import type { CustomerId, Instant } from "@cathedra/domain";
import {
  addressOf,
  countedSince,
  deactivationsWithoutQuestion,
  isSameUser,
  namesVersion,
  notUnique,
  type ProvisioningOutcome,
  type StoredUser,
  type UserAttributes,
} from "@cathedra/domain/provisioning";
import type { Db, Tx } from "../../db/database.ts";
import { toTimestamp } from "../../db/to-timestamp.ts";
import { violatedConstraint } from "../../db/violated-constraint.ts";
import type { Clock } from "../../ports/clock.ts";
import { applyDirectory } from "./apply-directory.ts";
import type { Directory } from "./credentials.ts";
import { linkWaiting } from "./link-waiting.ts";
import { type Connection, inDirectory } from "./lock-connection.ts";
import { notifyHeld } from "./notify-held.ts";
import { recordRequest } from "./request-log.ts";
import { notFound, otherVersion, ScimRefused } from "./scim-refused.ts";
import { countDeactivations, findUser, insertUser, withdrawHeldRemovals, writeUser } from "./user-queries.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/**
 * Adds a person of the directory. Their account is linked if the rule allows it, now or later; the answer does not reveal whether there
 * is one.
 */
export async function createUser(
  { db, clock }: Deps,
  { customerId }: Directory,
  user: UserAttributes,
): Promise<StoredUser> {
  return refusingTaken(user, () =>
    inDirectory(db, customerId, async (tx, connection) => {
      const now = clock();
      const id = await insertUser(tx, { ...user, customerId }, now);
      if (connection?.mode === "on")
        await applyDirectory(tx, customerId, await linkWaiting(tx, customerId, { person: id }), now);
      await withdrawHeldRemovals(tx, customerId, user.userName);
      await recordUser(tx, { customerId, connection, user, now }, "created");
      return stored(tx, customerId, id);
    }),
  );
}

/** Replaces or patches a person of the directory; `change` makes the new attributes of the stored ones. */
export async function changeUser(
  { db, clock }: Deps,
  { customerId }: Directory,
  id: string,
  ifMatch: string | undefined,
  change: (stored: UserAttributes) => UserAttributes,
): Promise<StoredUser> {
  let asked: UserAttributes | undefined;
  return refusingTaken(
    () => asked,
    () =>
      inDirectory(db, customerId, async (tx, connection) => {
        const before = await findUser(tx, customerId, id);
        if (before === undefined) throw notFound();
        if (ifMatch !== undefined && !namesVersion(ifMatch, before.version)) throw otherVersion();
        const user = change(before);
        asked = user;
        if (isSameUser(before, user)) return before;
        const now = clock();
        const ofAccess = user.active === before.active ? "unchanged" : user.active ? "return" : "end";
        const isHeld = ofAccess === "end" && (await isHeldBack(tx, customerId, connection, now));
        const inactive = ofAccess === "unchanged" ? ofAccess : user.active ? null : { since: now, isHeld };
        await writeUser(tx, id, user, inactive, now);
        // Whose account is linked stays it, whatever the address is then.
        if (connection?.mode === "on" && before.userId === null)
          await linkWaiting(tx, customerId, { person: id });
        await applyDirectory(tx, customerId, [id], now);
        await recordUser(tx, { customerId, connection, user, now }, outcomeOf(ofAccess, isHeld));
        if (isHeld) await notifyHeld(tx, customerId, now);
        return stored(tx, customerId, id);
      }),
  );
}

/** Takes a person out of the directory: their access ends, and everything else of theirs stays. */
export async function deleteUser(
  { db, clock }: Deps,
  { customerId }: Directory,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  await inDirectory(db, customerId, async (tx, connection) => {
    const before = await findUser(tx, customerId, id);
    if (before === undefined) throw notFound();
    if (ifMatch !== undefined && !namesVersion(ifMatch, before.version)) throw otherVersion();
    const now = clock();
    const isHeld = before.active && (await isHeldBack(tx, customerId, connection, now));
    const inactive = before.active ? { since: now, isHeld } : "unchanged";
    await writeUser(tx, id, { ...before, active: false }, inactive, now);
    await tx
      .updateTable("scim_user")
      .set({ deleted_at: toTimestamp(now) })
      .where("id", "=", id)
      .execute();
    await applyDirectory(tx, customerId, [id], now);
    await recordUser(tx, { customerId, connection, user: before, now }, isHeld ? "held" : "removed");
    if (isHeld) await notifyHeld(tx, customerId, now);
  });
}

function outcomeOf(ofAccess: "unchanged" | "return" | "end", isHeld: boolean): ProvisioningOutcome {
  if (ofAccess === "unchanged") return "changed";
  if (ofAccess === "return") return "reactivated";
  return isHeld ? "held" : "deactivated";
}

/** Whether one more end of access waits for the yes of an admin. Nothing waits while nothing has an effect. */
async function isHeldBack(
  tx: Tx,
  customer: CustomerId,
  connection: Connection | undefined,
  now: Instant,
): Promise<boolean> {
  if (connection?.mode !== "on") return false;
  const { people, recent } = await countDeactivations(tx, customer, countedSince(now, connection.answeredAt));
  return recent + 1 > deactivationsWithoutQuestion(people);
}

/** Refuses a name or an address that another person of the directory has. */
async function refusingTaken<T>(
  user: UserAttributes | (() => UserAttributes | undefined),
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    const asked = typeof user === "function" ? user() : user;
    if (asked === undefined) throw error;
    if (constraint === "scim_user_names")
      throw new ScimRefused(notUnique(`The userName ${asked.userName} is another person's.`));
    if (constraint !== "scim_user_own_addresses") throw error;
    const address = addressOf(asked) ?? "";
    throw new ScimRefused(
      notUnique(
        `The address ${address} is another person's. Two people cannot have one address: change one of them.`,
      ),
    );
  }
}

async function stored(tx: Tx, customer: CustomerId, id: string): Promise<StoredUser> {
  const user = await findUser(tx, customer, id);
  if (user === undefined) throw new Error("a person of the directory who was just written is not there");
  return user;
}

type Recorded = {
  readonly customerId: CustomerId;
  readonly connection: Connection | undefined;
  readonly user: UserAttributes;
  readonly now: Instant;
};

function recordUser(tx: Tx, { customerId, connection, user, now }: Recorded, outcome: ProvisioningOutcome) {
  return recordRequest(tx, {
    customerId,
    resource: "User",
    name: user.userName,
    outcome,
    isPreview: connection?.mode !== "on",
    now,
  });
}
