import { allows, maySeePersonalDetails } from "@cathedra/domain/access";
import { profileFields } from "@cathedra/domain/profile";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { StoredProfile } from "./profile-queries.ts";
import type { FoundUser } from "./queries.ts";

/** A person on the wire; the profile is read once, and only where one of its fields is asked for. */
export type UserParent = Omit<FoundUser, "groupIds"> & { readonly profile: () => Promise<StoredProfile> };

type Resolver = (user: UserParent, args: unknown, context: GraphqlContext) => unknown;

const personal: readonly string[] = ["gender", "secondary_email", "phone_no"];
const ofPerson: readonly string[] = ["first_name", "last_name", "email"];

/** The profile's fields (13.008); of somebody else without what is personal (X30). */
export const profileResolvers: Readonly<Record<string, Resolver>> = Object.fromEntries(
  profileFields
    .filter((field) => !ofPerson.includes(field))
    .map((field) => [field, resolverOf(field as keyof StoredProfile)]),
);

function resolverOf(field: keyof StoredProfile): Resolver {
  return async (user, _, { actor }) => {
    if (personal.includes(field) && !allows(maySeePersonalDetails(actor, user))) return null;
    return (await user.profile())[field];
  };
}

/** What `read` answers, asked for once. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= read();
    return answer;
  };
}
