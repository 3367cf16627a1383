import type { ApiModule } from "../module.ts";
import { roomsGuards } from "./guards.ts";
import { loaders, resolvers } from "./resolvers.ts";

/** The rooms of sessions, single users' and events': who comes in, and as what. */
export const roomsModule = {
  name: "rooms",
  resolvers,
  loaders,
  guards: roomsGuards,
} satisfies ApiModule;
