import { termsVersions } from "@cathedra/domain/legal";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { acceptTerms } from "./legal.ts";

export const ownLegalProbes: readonly OwnProbe[] = [
  {
    operation: "Mutation.acceptTerms",
    query: acceptTerms,
    shown: "{ user { acceptedTerms { version } } }",
    give: async () => ({ version: termsVersions[0]?.version }),
  },
];
