import type { Guard } from "../../graphql/guards.ts";

export const resultIntakeGuards: readonly Guard[] = [
  { operation: "Mutation.createSimulatorLaunch", own: "the right to deliver a run of one's own" },
  {
    operation: "POST /api/simulator/store_result/:exerciseId",
    signedIn: "keeps a run of the caller's own; a device says by its signature whose",
  },
];
