import type { ApiModule } from "../module.ts";
import { resolvers } from "./resolvers.ts";

/** The signed-in person with the profile (13.008-13.010), and the demo accounts' reset (1.016). */
export const userModule = {
  name: "user",
  resolvers,
  guards: [
    { operation: "Query.user", policy: "mayReadUser", access: { kind: "signedIn" } },
    { operation: "Mutation.updateUser", policy: "one's own alone, by token", access: { kind: "signedIn" } },
    {
      operation: "Mutation.resetAccountProgress",
      policy: "mayResetAccountProgress",
      access: { kind: "only", callers: ["demo"], otherwise: "forbidden" },
    },
  ],
} satisfies ApiModule;
