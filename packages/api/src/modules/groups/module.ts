import type { ApiModule } from "../module.ts";
import { groupsGuards } from "./guards.ts";
import { invitationVisibility } from "./invitation-visibility.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The caller's groups (6.013, 7.012, 7.066, 13.027), their invitations (2.005), and leaving them (13.028). */
export const groupsModule = {
  name: "groups",
  resolvers,
  loaders,
  // The assumed sizes of lists: a large group has a thousand members, a department a few admins, and a person is in a few groups.
  listSizes: {
    "CustomerGroup.members": 1000,
    "CustomerGroup.admins": 10,
    "Query.customerGroups": 20,
    "Query.customerGroupsByUser": 20,
    "LeaveGroupPayload.customerGroups": 20,
  },
  guards: groupsGuards,
  noticeVisibility: [invitationVisibility],
} satisfies ApiModule;
