import {
  checkLeaving,
  mayManageGroupInvitation,
  mayReadGroup,
  maySeeGroupInvitation,
} from "@cathedra/domain/access";
import { groupAdmins, learners } from "../../graphql/callers.ts";
import { type Guard, guardEach } from "../../graphql/guards.ts";

export const groupsGuards: readonly Guard[] = [
  ...guardEach(["Query.customerGroups", "Query.customerGroupsByUser"], {
    own: "the groups that one is in",
    by: [mayReadGroup, maySeeGroupInvitation],
  }),
  {
    operation: "Mutation.acceptInvite",
    signedIn: "whoever has the code; too many wrong ones are refused",
  },
  {
    operation: "Mutation.leaveGroup",
    asks: checkLeaving,
    of: "membership",
    lets: [...learners, "groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer"],
    otherwise: "notFound",
  },
  ...guardEach(["Mutation.regenerateGroupInvitation", "Mutation.revokeGroupInvitation"], {
    asks: mayManageGroupInvitation,
    of: "group",
    lets: groupAdmins,
    otherwise: "notFound",
    knowing: learners,
  }),
];
