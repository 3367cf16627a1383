import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { openExport } from "./open-export.ts";
import { readOwnExport } from "./read-own-export.ts";
import { requestExport } from "./request-export.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    personalDataExport: (_, _args, context) => readOwnExport(context.db, context.actor, context.clock()),
  },
  Mutation: {
    requestPersonalDataExport: (_, _args, context) => requestExport(context, context.actor),
    openPersonalDataExport: (_, { id }, context) => openExport(context, context.actor, id),
  },
} satisfies Resolvers;
