import type { ApiModule } from "../module.ts";
import { fileGuards } from "./guards.ts";

/** Uploaded files: each belongs to something, or is deleted (5.030). */
export const filesModule = { name: "files", resolvers: {}, guards: fileGuards } satisfies ApiModule;
