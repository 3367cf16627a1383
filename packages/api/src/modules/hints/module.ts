import type { ApiModule } from "../module.ts";
import { hintGuards } from "./guards.ts";

/** What tells browsers to look again; it has no operations. */
export const hintsModule = { name: "hints", resolvers: {}, guards: hintGuards } satisfies ApiModule;
