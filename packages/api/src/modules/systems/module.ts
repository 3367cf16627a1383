import { systemLimits } from "@cathedra/domain/systems";
import type { ApiModule } from "../module.ts";
import { systemUndos } from "./delete-system.ts";
import { systemGuards } from "./guards.ts";
import { resolvers } from "./resolvers.ts";

/** The systems that people link to themselves with the pin that each shows (13.015-13.024). */
export const systemsModule = {
  name: "systems",
  resolvers,
  listSizes: { "Query.UserSystems": systemLimits.most },
  undoKinds: systemUndos,
  guards: systemGuards,
} satisfies ApiModule;
