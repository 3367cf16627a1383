import { mayManageGroupInvitation } from "@cathedra/domain/access";
import { groupAdmins, learners } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const classInvitationsGuards: readonly Guard[] = [
  ...guardEach(
    ["Query.classInvitation", "Mutation.inviteClass", "Mutation.inviteAgain", "Mutation.forgetInvitees"],
    {
      asks: mayManageGroupInvitation,
      of: "group",
      lets: groupAdmins,
      otherwise: "notFound",
      knowing: learners,
    },
  ),
  {
    operation: "POST /api/invitations/read",
    public: "the code in a mail is the right to read for whom it is",
  },
  {
    operation: "POST /api/invitation-mails/stop",
    public: "the key in each mail is the right to have no more of them",
  },
];
