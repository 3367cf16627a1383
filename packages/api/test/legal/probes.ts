import { termsVersions } from "@cathedra/domain/legal";
import { cast } from "@cathedra/test-fixtures";
import type { OwnProbe, Probe } from "../platform/role-matrix/probe.ts";
import type { WebOperation } from "../platform/web-operation.ts";
import { acceptTerms } from "./legal.ts";

export const probes: readonly Probe[] = [
  { operation: "Query.acceptedTerms", call: { query: "{ acceptedTerms { version } }" } },
  {
    operation: "Mutation.acceptTerms",
    call: { query: acceptTerms, variables: async () => ({ version: termsVersions[0]?.version }) },
  },
];

export const ownProbes: readonly OwnProbe[] = [
  {
    operation: "Query.acceptedTerms",
    query: "{ acceptedTerms { version } }",
    give: async (portal, whose) => {
      await portal.get(whose, acceptTerms, { version: termsVersions[0]?.version });
      return {};
    },
  },
  {
    operation: "Mutation.acceptTerms",
    // Maya has accepted above.
    people: [cast.tomas, cast.maya],
    query: acceptTerms,
    shown: "{ acceptedTerms { version } }",
    give: async () => ({ version: termsVersions[0]?.version }),
  },
];

export const webOperations: readonly WebOperation[] = [
  ["AcceptTermsMutation", cast.maya, 6, () => ({ version: termsVersions[0]?.version })],
];
