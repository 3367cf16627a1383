import { termsVersions } from "@cathedra/domain/legal";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { acceptTerms } from "./legal.ts";

export const legalProbes: readonly Probe[] = [
  { operation: "Query.acceptedTerms", call: { query: "{ acceptedTerms { version } }" } },
  {
    operation: "Mutation.acceptTerms",
    call: { query: acceptTerms, variables: async () => ({ version: termsVersions[0]?.version }) },
  },
];
