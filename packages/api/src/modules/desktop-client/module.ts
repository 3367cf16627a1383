import { formatVersion, noVersion } from "@cathedra/domain";
import type { Guard } from "../../graphql/guards.ts";
import type { Resolvers } from "../../graphql/typed-resolvers.ts";
import type { ApiModule } from "../module.ts";

const guards: readonly Guard[] = [
  { operation: "Query.maxClientVersion", signedIn: "the newest desktop client is the same for everybody" },
];

const resolvers = {
  Query: {
    maxClientVersion: (_, _args, { desktopClient }) => ({
      version: formatVersion(desktopClient?.version ?? noVersion),
      links: desktopClient?.installers ?? [],
    }),
  },
} satisfies Resolvers;

/** The newest desktop client, as the settings name it (1.021-1.024). */
export const desktopClientModule = {
  name: "desktop-client",
  resolvers,
  listSizes: { "MaxClientVersion.links": 3 },
  guards,
} satisfies ApiModule;
