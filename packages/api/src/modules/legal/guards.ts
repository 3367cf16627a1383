import type { Guard } from "../../graphql/guards.ts";

export const legalGuards: readonly Guard[] = [
  { operation: "Query.acceptedTerms", own: "what one accepted oneself" },
  { operation: "Mutation.acceptTerms", own: "for oneself, by the token" },
];
