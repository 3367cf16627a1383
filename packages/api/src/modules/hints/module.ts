import type { ApiModule } from "../module.ts";
import { hintGuards } from "./guards.ts";

/** Hints that tell browsers to read again; the module has no operations. */
export const hintsModule = { name: "hints", resolvers: {}, guards: hintGuards } satisfies ApiModule;
