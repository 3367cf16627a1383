import type { ApiModule } from "../module.ts";
import { groupAdministrationGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";
import { groupUndos } from "./undo-group-removal.ts";

/** The administration of groups: listing, creating, changing, emptying and deleting them (9.037-9.056). */
export const groupAdministrationModule = {
  name: "group-administration",
  resolvers,
  loaders,
  listSizes: { "Query.administeredGroups": 30, "User.viewerGroupAccounts": 20 },
  undoKinds: groupUndos,
  guards: groupAdministrationGuards,
} satisfies ApiModule;
