import type { UserId } from "@cathedra/domain";
import { type Profile, profileFields } from "@cathedra/domain/profile";
import type { Db, Tx } from "../../db/database.ts";

/** The columns in the profiles table; names and address are in the person's row. */
export type StoredProfile = Omit<Profile, "first_name" | "last_name" | "email">;
type StoredField = keyof StoredProfile;

const stored = profileFields.filter(
  (field): field is StoredField => field !== "first_name" && field !== "last_name" && field !== "email",
);

/** The person's profile; an empty one if they have never saved one. */
export async function findProfile(db: Db | Tx, userId: UserId): Promise<StoredProfile> {
  const row = await db
    .selectFrom("user_profile")
    .select([...stored])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? (Object.fromEntries(stored.map((field) => [field, null])) as StoredProfile);
}

/** Writes these fields of the profile and leaves all others unchanged. */
export async function setProfile(tx: Tx, userId: UserId, change: Partial<StoredProfile>): Promise<void> {
  await tx
    .insertInto("user_profile")
    .values({ ...change, user_id: userId })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(change))
    .execute();
}
