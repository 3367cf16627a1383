import type { Guard } from "../../graphql/guards.ts";

export const undoGuards: readonly Guard[] = [
  { operation: "Mutation.undo", own: "what one did oneself a moment ago" },
];
