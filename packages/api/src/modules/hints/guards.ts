import type { Guard } from "../../graphql/guards.ts";

export const hintGuards: readonly Guard[] = [
  {
    operation: "GET /api/hints",
    signedIn: "each is told of what is theirs, and of long work that they may follow",
  },
];
