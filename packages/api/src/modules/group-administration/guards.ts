import {
  mayAdministerGroup,
  mayChangeGroup,
  mayCreateGroup,
  mayRemoveAllUsers,
  mayRemoveMember,
} from "@cathedra/domain/access";
import { groupAdmins, learners } from "../../graphql/callers.ts";
import type { Guard } from "../../graphql/guards.ts";

export const groupAdministrationGuards: readonly Guard[] = [
  {
    operation: "Query.administeredGroups",
    own: "the groups that one administers",
    by: [mayAdministerGroup],
  },
  {
    operation: "Query.getCustomerGroup",
    asks: mayAdministerGroup,
    of: "group",
    lets: groupAdmins,
    otherwise: "notFound",
    knowing: learners,
  },
  {
    operation: "Mutation.createCustomerGroup",
    asks: mayCreateGroup,
    of: "customer",
    lets: ["customerAdmin", "adminOfBoth"],
    otherwise: "notFound",
    knowing: ["sysAdmin"],
  },
  ...(["Mutation.saveCustomerGroup", "Mutation.removeCustomerGroup"] as const).map(
    (operation): Guard => ({
      operation,
      asks: mayChangeGroup,
      of: "group",
      lets: ["customerAdmin", "adminOfBoth"],
      otherwise: "notFound",
      knowing: [...learners, "groupAdmin", "adminOfGroupAndOtherCustomer", "sysAdmin"],
    }),
  ),
  {
    operation: "Mutation.removeAllUsers",
    asks: mayRemoveAllUsers,
    of: "group",
    lets: ["groupAdmin", "adminOfBoth", "adminOfGroupAndOtherCustomer", "sysAdmin"],
    otherwise: "notFound",
    knowing: [...learners, "customerAdmin"],
  },
  {
    operation: "Mutation.removeGroupMember",
    asks: mayRemoveMember,
    of: "group",
    lets: groupAdmins,
    otherwise: "notFound",
    knowing: learners,
  },
];
