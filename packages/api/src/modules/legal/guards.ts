import type { Guard } from "../../graphql/guards.ts";

export const legalGuards: readonly Guard[] = [
  { operation: "Mutation.acceptTerms", own: "for oneself, by the token" },
];
