import { mayManageGroupInvitation } from "@cathedra/domain/access";
import { groupAdmins, learners } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const classInvitationsGuards: readonly Guard[] = guardEach(
  ["Query.classInvitation", "Mutation.inviteClass", "Mutation.inviteAgain", "Mutation.forgetInvitees"],
  {
    asks: mayManageGroupInvitation,
    of: "group",
    lets: groupAdmins,
    otherwise: "notFound",
    knowing: learners,
  },
);
