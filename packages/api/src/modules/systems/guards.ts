import { mayLinkSystem } from "@cathedra/domain/access";
import type { Guard } from "../../graphql/guards.ts";

export const systemGuards: readonly Guard[] = [
  { operation: "Query.UserSystems", own: "the systems that one has linked to oneself" },
  { operation: "Mutation.DeleteUserSystem", own: "a link of one's own with a system" },
  {
    operation: "Mutation.AddSystem",
    own: "a link of one's own with a system of one's customer, whose pin one knows",
    by: [mayLinkSystem],
  },
];
