import type { Actor } from "@cathedra/domain/access";
import { profileTexts } from "@cathedra/domain/messages";
import {
  afterEdit,
  type Claimed,
  type Profile,
  type ProfileField,
  validateProfile,
} from "@cathedra/domain/profile";
import type { Db } from "../../db/database.ts";
import { inLockedTransaction, lockKey } from "../../db/locked-transaction.ts";
import { appError, invalidInput } from "../../errors.ts";
import type { MutationUpdateUserArgs } from "../../graphql/generated/contract.ts";
import { audit } from "../audit/public.ts";
import { lockPerson, setPerson } from "./person-queries.ts";
import { findProfile, type StoredProfile, setProfile } from "./profile-queries.ts";
import { isSameAddress } from "./read-user.ts";

/**
 * Saves the given fields of the caller's own profile (13.010, 13.011), so that two windows that change different fields lose
 * nothing; for the same field the last save wins.
 */
export async function updateUser(
  { db }: { readonly db: Db },
  actor: Actor,
  { user, emailAddress }: MutationUpdateUserArgs,
): Promise<Profile> {
  const isOwn =
    emailAddress === null || emailAddress === undefined || isSameAddress(emailAddress, actor.email);
  if (!isOwn) throw appError("FORBIDDEN", profileTexts.foreignUser);
  const read = validateProfile(user);
  if (!read.ok) throw invalidInput(read.error);
  return inLockedTransaction(db, [lockKey("person", actor.keycloakId)], async (tx) => {
    const claims = await lockPerson(tx, actor);
    const before = {
      ...(await findProfile(tx, actor.userId)),
      first_name: claims.firstName.shown,
      last_name: claims.lastName.shown,
      email: claims.email.shown,
    };
    const after: Profile = { ...before, ...read.value };
    const changed = Object.keys(after).filter((field) => differs(before, after, field as ProfileField));
    if (changed.length === 0) return before;

    const { first_name, last_name, email, ...rest } = Object.fromEntries(
      Object.entries(after).filter(([field]) => changed.includes(field)),
    ) as Partial<Profile>;
    if (first_name !== undefined || last_name !== undefined || email !== undefined) {
      await setPerson(tx, claims, {
        email: edited(claims.email, email),
        isEmailVerified: claims.isEmailVerified,
        firstName: edited(claims.firstName, first_name),
        lastName: edited(claims.lastName, last_name),
      });
    }
    if (Object.keys(rest).length > 0)
      await setProfile(tx, actor.userId, rest satisfies Partial<StoredProfile>);
    await audit(tx, actor, "account.profile_changed", actor.userId, { customer: null, after: { changed } });
    return after;
  });
}

function differs(before: Profile, after: Profile, field: ProfileField): boolean {
  return before[field] !== after[field];
}

/** An unchanged field keeps the value from the identity service. */
function edited(value: Claimed, chosen: string | undefined): Claimed {
  return chosen === undefined ? value : afterEdit(value, chosen);
}
