import type { CustomerId, Instant } from "@cathedra/domain";
import {
  addressOf,
  countedSince,
  deactivationsWithoutQuestion,
  isSameUser,
  linkRefusal,
  mayLinkAccount,
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
import { type Connection, inDirectory } from "./lock-connection.ts";
import { notifyHeld } from "./notify-held.ts";
import { recordRequest } from "./request-log.ts";
import { notFound, otherVersion, ScimRefused } from "./scim-refused.ts";
import {
  countDeactivations,
  findAccount,
  findTaken,
  findUser,
  insertUser,
  linkAccounts,
  writeUser,
} from "./user-queries.ts";

type Deps = { readonly db: Db; readonly clock: Clock };

/** Adds a person of the directory; their account is linked, or made at their first sign-in. */
export async function createUser(
  { db, clock }: Deps,
  { customerId }: Directory,
  user: UserAttributes,
): Promise<StoredUser> {
  return refusingTaken(user, () =>
    inDirectory(db, customerId, async (tx, connection) => {
      const now = clock();
      const account = await linkableAccount(tx, customerId, user);
      const id = await insertUser(tx, { ...user, customerId }, now);
      if (connection?.mode === "on" && account !== undefined) {
        await linkAccounts(tx, [{ id, userId: account.userId }]);
        await applyDirectory(tx, customerId, [id], now);
      }
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
        const isMoved = addressOf(before)?.toLowerCase() !== addressOf(user)?.toLowerCase();
        // Whose account is linked stays it, whatever the address is then.
        const account =
          isMoved && before.userId === null ? await linkableAccount(tx, customerId, user, id) : undefined;
        const ofAccess = user.active === before.active ? "unchanged" : user.active ? "return" : "end";
        const isHeld = ofAccess === "end" && (await isHeldBack(tx, customerId, connection, now));
        const inactive = ofAccess === "unchanged" ? ofAccess : user.active ? null : { since: now, isHeld };
        await writeUser(tx, id, user, inactive, now);
        if (connection?.mode === "on" && account !== undefined)
          await linkAccounts(tx, [{ id, userId: account.userId }]);
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

/** The account that a new person is linked to; undefined if there is none. Refuses names and addresses of others. */
async function linkableAccount(
  tx: Tx,
  customer: CustomerId,
  user: UserAttributes,
  except: string | null = null,
) {
  const taken = await findTaken(tx, customer, user, except);
  if (taken !== undefined) throw takenBy(user, taken);
  const address = addressOf(user);
  const account = await findAccount(tx, customer, address);
  if (account !== undefined && address !== null && !mayLinkAccount({ ...account, isNewer: false }))
    throw new ScimRefused(linkRefusal(address));
  return account;
}

function takenBy(
  user: UserAttributes,
  taken: { readonly isName: boolean; readonly isOfAnother: boolean },
): ScimRefused {
  if (taken.isName) return new ScimRefused(notUnique(`The userName ${user.userName} is another person's.`));
  const address = addressOf(user) ?? "";
  return new ScimRefused(
    taken.isOfAnother
      ? linkRefusal(address)
      : notUnique(
          `The address ${address} is another person's. Two people cannot have one address: change one of them.`,
        ),
  );
}

/** A name that is taken in the same moment, or by a change of the name alone, is refused like one that was taken before. */
async function refusingTaken<T>(
  user: UserAttributes | (() => UserAttributes | undefined),
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    const asked = typeof user === "function" ? user() : user;
    if (asked === undefined || (constraint !== "scim_user_names" && constraint !== "scim_user_addresses"))
      throw error;
    throw takenBy(asked, { isName: constraint === "scim_user_names", isOfAnother: true });
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
