import type { ApiModule } from "../module.ts";
import { fileGuards } from "./guards.ts";

/** Files that people upload: each belongs to something, or is deleted (5.030). */
export const filesModule = { name: "files", resolvers: {}, guards: fileGuards } satisfies ApiModule;
