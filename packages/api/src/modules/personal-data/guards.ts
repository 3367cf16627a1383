import { type Guard, guardEach } from "../../graphql/guards.ts";

export const personalDataGuards: readonly Guard[] = guardEach(
  ["Query.personalDataExport", "Mutation.requestPersonalDataExport", "Mutation.openPersonalDataExport"],
  { own: "everything about oneself, and nothing about anybody else" },
);
