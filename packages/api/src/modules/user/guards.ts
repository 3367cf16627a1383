import { mayReadUser, maySeePersonalDetails } from "@cathedra/domain/access";
import type { Guard } from "../../graphql/guards.ts";

export const userGuards: readonly Guard[] = [
  {
    operation: "Query.user",
    own: "oneself; somebody else by their address, where the policy allows it",
    by: [mayReadUser, maySeePersonalDetails],
  },
  { operation: "Mutation.updateUser", own: "oneself, by the token" },
];
