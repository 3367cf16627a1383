import { utcDay } from "@cathedra/domain";
import { termsToAccept } from "@cathedra/domain/legal";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { acceptTerms } from "./accept-terms.ts";
import { acceptedTerms } from "./terms-queries.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    acceptedTerms: (_, _args, { actor, db }) => acceptedTerms.rows(db, actor.userId),
  },
  User: {
    // Only the viewer can read which terms they have accepted.
    viewerTermsToAccept: (user, _, { actor, clock }) =>
      user.userId === actor.userId ? (termsToAccept(actor.termsVersion, utcDay(clock())) ?? null) : null,
  },
  Mutation: {
    acceptTerms: async (_, { version }, context) => {
      await acceptTerms(context, context.actor, version);
      return { version };
    },
  },
} satisfies Resolvers;
