import type { ApiModule } from "../module.ts";
import { importGuards } from "./guards.ts";

/** Imports of documents that change many things at once: checked, shown, and then applied or refused as a whole. */
export const importsModule = { name: "imports", resolvers: {}, guards: importGuards } satisfies ApiModule;
