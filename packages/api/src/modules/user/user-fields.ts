import { allows, maySeePersonalDetails } from "@cathedra/domain/access";
import type { GraphqlContext } from "../../graphql/context.ts";
import type { StoredProfile } from "./profile-queries.ts";
import type { FoundUser } from "./user-queries.ts";

/** The parent value of a user's fields; the profile is read once, and only if one of its fields is requested. */
export type UserParent = Omit<FoundUser, "groupIds"> & { readonly profile: () => Promise<StoredProfile> };

const personal: readonly (keyof StoredProfile)[] = ["gender", "secondary_email", "phone_no"];

/** Resolvers of the profile's fields (13.008); another person's personal fields are empty (X30). */
export const profileResolvers = {
  gender: of("gender"),
  hospital_university: of("hospital_university"),
  years_of_experience_radiology: of("years_of_experience_radiology"),
  years_of_experience_neuroradiology: of("years_of_experience_neuroradiology"),
  years_of_experience_vascular_surgery: of("years_of_experience_vascular_surgery"),
  years_of_experience_interventional_cardiology: of("years_of_experience_interventional_cardiology"),
  years_of_experience_other: of("years_of_experience_other"),
  specialty_other: of("specialty_other"),
  years_as_first_operator: of("years_as_first_operator"),
  years_as_second_operator: of("years_as_second_operator"),
  number_of_real_procedures_performed: of("number_of_real_procedures_performed"),
  number_of_simulated_procedures_performed: of("number_of_simulated_procedures_performed"),
  secondary_email: of("secondary_email"),
  phone_no: of("phone_no"),
};

function of<Field extends keyof StoredProfile>(field: Field) {
  return async (
    user: UserParent,
    _: unknown,
    { actor }: GraphqlContext,
  ): Promise<StoredProfile[Field] | null> => {
    if (personal.includes(field) && !allows(maySeePersonalDetails(actor, user))) return null;
    return (await user.profile())[field];
  };
}
