import { termsVersions } from "@cathedra/domain/legal";
import { cast } from "@cathedra/test-fixtures";
import type { OwnProbe } from "../platform/role-matrix/probe.ts";
import { acceptTerms } from "./legal.ts";

export const ownLegalProbes: readonly OwnProbe[] = [
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
