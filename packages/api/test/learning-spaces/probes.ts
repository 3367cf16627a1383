import type { Probe } from "../platform/role-matrix/probe.ts";

export const learningSpaceProbes: readonly Probe[] = [
  {
    operation: "Mutation.saveLearningSpace",
    call: { query: 'mutation { saveLearningSpace(id: 1, displayName: "Aorta") { id name } }' },
  },
];
