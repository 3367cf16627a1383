import type { ApiModule } from "../module.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The caller's groups (7.012, 7.066, 13.027), their invitations (2.005), and leaving them (13.028). */
export const groupsModule = {
  name: "groups",
  resolvers,
  loaders,
  // A large group has a thousand members; a department has a few admins.
  listSizes: { "CustomerGroup.members": 1000, "CustomerGroup.admins": 10 },
  guards: [
    { operation: "Query.customerGroups", policy: "one's own groups", access: { kind: "signedIn" } },
    {
      operation: "Mutation.acceptInvite",
      policy: "whoever has the code; too many wrong ones are refused",
      access: { kind: "signedIn" },
    },
    {
      operation: "Mutation.leaveGroup",
      policy: "refuseLeaving",
      access: { kind: "only", callers: ["learner"], otherwise: "notFound" },
    },
    {
      operation: "Mutation.regenerateGroupInvitation",
      policy: "mayManageGroupInvitation",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
    {
      operation: "Mutation.revokeGroupInvitation",
      policy: "mayManageGroupInvitation",
      access: { kind: "only", callers: ["sysAdmin"], otherwise: "notFound" },
    },
  ],
} satisfies ApiModule;
