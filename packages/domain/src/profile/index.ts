export { afterEdit, afterSignIn, type Claimed } from "./claimed-values.ts";
export {
  type ExperienceField,
  experienceFields,
  type Gender,
  genders,
  type Profile,
  type ProfileField,
  type ProfileInput,
  profileFields,
} from "./profile.ts";
export { maxProfileTextLength, validateProfile } from "./validate-profile.ts";
