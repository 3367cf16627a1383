import type { ApiModule } from "../module.ts";
import { classInvitationsGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** Inviting a class into a group from a list, by mail. */
export const classInvitationsModule = {
  name: "class-invitations",
  resolvers,
  listSizes: {
    "InviteClassPayload.results": 2000,
    "InviteClassPayload.againFrom": 2000,
    "ClassInvitation.invitees": 50,
  },
  guards: classInvitationsGuards,
} satisfies ApiModule;
