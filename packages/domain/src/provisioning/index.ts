export * from "./credential.ts";
export * from "./deactivation-brake.ts";
export * from "./discovery.ts";
export * from "./domains.ts";
export * from "./group-resource.ts";
export * from "./limits.ts";
export * from "./link-person.ts";
export * from "./modes.ts";
export { memberOf, type PatchOperation, readPatch } from "./patch-request.ts";
export * from "./scim-error.ts";
export {
  type FilterCondition,
  filterConditions,
  type GroupField,
  groupFilterFields,
  type ParseFilter,
  type ScimFilter,
  type UserField,
  userFilterFields,
} from "./scim-filter.ts";
export * from "./select-attributes.ts";
export * from "./user-resource.ts";
