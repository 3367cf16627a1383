import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import { readUpdates } from "./read-updates.ts";
import { requestUpdateWork } from "./request-update-work.ts";

/** The fields of the contract that this topic answers. */
export const resolvers = {
  Query: {
    vistAvailableReleasesForSystem: (_, { serviceTag }, context) =>
      readUpdates(context, context.actor, serviceTag),
  },
  Mutation: {
    vistSystemSoftwareReleaseSetDownload: (_, { id }, context) =>
      requestUpdateWork(context, context.actor, { wish: "download", id }),
    vistSystemSoftwareReleaseSetInstall: (_, { id, evenIfSignedIn }, context) =>
      requestUpdateWork(context, context.actor, {
        wish: "install",
        id,
        evenIfSignedIn: evenIfSignedIn === true,
      }),
  },
} satisfies Resolvers;
