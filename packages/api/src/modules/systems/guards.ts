import { mayLinkSystem } from "@cathedra/domain/access";
import { groupAdmins, learners } from "../../graphql/callers.ts";
import type { Guard } from "../../graphql/guards.ts";

export const systemGuards: readonly Guard[] = [
  { operation: "Query.UserSystems", own: "the systems that one has linked to oneself" },
  { operation: "Mutation.DeleteUserSystem", own: "a link of one's own with a system" },
  {
    operation: "Mutation.AddSystem",
    asks: mayLinkSystem,
    of: "station",
    lets: [...learners, ...groupAdmins, "withoutLogbook", "support"],
    otherwise: "notFound",
  },
];
