export * from "./accept-invitation.ts";
export * from "./class-list.ts";
export { type Group, groupLimits, type NewGroup, validateGroup, validateNewGroup } from "./group-input.ts";
export * from "./invite-code.ts";
export { personLine, type ReadPerson, readClassList, replacePerson } from "./read-class-list.ts";
export { suggestAddresses } from "./suggest-address.ts";
export { waitAfterWrongCodes, wrongCodeLimits, wrongCodesSince } from "./wrong-codes.ts";
