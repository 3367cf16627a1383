import type { UserId } from "@cathedra/domain";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError } from "../../errors.ts";
import {
  type LearningPlatform,
  PlatformError,
  type PlatformId,
  type PlatformPerson,
} from "../../ports/learning-platform.ts";

/** The learner's facts as the platform gets them. */
export type Learner = {
  readonly userId: UserId;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
};

type Asking = { readonly db: Db; readonly platform: LearningPlatform; readonly signal: AbortSignal };

/**
 * Runs an action as the learner's platform account. The account is found by their address once, created if there is none, and
 * then kept whatever happens to the address. If the platform has removed the account since, a new one is created.
 */
export async function asPlatformPerson<T>(
  asking: Asking,
  learner: Learner,
  work: (person: PlatformId) => Promise<T>,
): Promise<T> {
  const person = (await storedPerson(asking.db, learner.userId)) ?? (await findOrMake(asking, learner));
  try {
    return await work(person);
  } catch (error) {
    if (!(error instanceof PlatformError) || error.missing !== "person") throw error;
    await forgetPerson(asking.db, learner.userId, person);
    return work(await findOrMake(asking, learner));
  }
}

/** Only a verified address is used: a platform account that is found by address is opened without a password. */
async function findOrMake({ db, platform, signal }: Asking, learner: Learner): Promise<PlatformId> {
  if (!learner.isEmailVerified) throw appError("ADDRESS_NOT_CONFIRMED");
  const { email, firstName, lastName } = learner;
  return keepPerson(db, learner.userId, await platform.person({ email, firstName, lastName }, signal));
}

/** The person's platform account, known from an earlier visit or found by their address; undefined if there is none. */
export async function knownPerson(
  { db, platform, signal }: Asking,
  learner: Pick<Learner, "userId" | "email" | "isEmailVerified">,
): Promise<PlatformId | undefined> {
  const stored = await storedPerson(db, learner.userId);
  if (stored !== undefined || !learner.isEmailVerified) return stored;
  const found = await platform.findPerson(learner.email, signal);
  return found === undefined ? undefined : keepPerson(db, learner.userId, found);
}

async function storedPerson(db: Db, userId: UserId): Promise<PlatformId | undefined> {
  const row = await db
    .selectFrom("platform_person")
    .select("platform_id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.platform_id;
}

/**
 * Of two concurrent requests the first one's account is kept; a platform account that belongs to another person is never linked
 * twice.
 */
async function keepPerson(db: Db, userId: UserId, { id, email }: PlatformPerson): Promise<PlatformId> {
  return inLockedTransaction(db, [lockKey("person", userId)], async (tx) => {
    await tx
      .insertInto("platform_person")
      .values({ user_id: userId, platform_id: id, email })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx.updateTable("progress_reading").set({ nobody_at: null }).where("user_id", "=", userId).execute();
    const stored = await storedPerson(tx, userId);
    if (stored === undefined) throw appError("ADDRESS_OF_ANOTHER");
    return stored;
  });
}

export async function forgetPerson(db: Db, userId: UserId, platformId: PlatformId): Promise<void> {
  await db
    .deleteFrom("platform_person")
    .where("user_id", "=", userId)
    .where("platform_id", "=", platformId)
    .execute();
}
