import type { ApiModule } from "../module.ts";
import { roomsGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The rooms of single-user sessions and events: who may enter, and in which role. */
export const roomsModule = {
  name: "rooms",
  resolvers,
  loaders,
  guards: roomsGuards,
} satisfies ApiModule;
