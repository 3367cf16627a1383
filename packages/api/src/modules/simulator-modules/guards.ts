import type { Guard } from "../../graphql/guards.ts";

export const simulatorModulesGuards: readonly Guard[] = [
  {
    operation: "Query.simulation",
    signedIn:
      "what an exercise measures and asks says nothing of anybody, and old results are read against it",
  },
];
