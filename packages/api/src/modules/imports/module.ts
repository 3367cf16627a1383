import type { ApiModule } from "../module.ts";
import { importGuards } from "./guards.ts";

/** Documents that bring many things at once: checked, shown, applied or refused as a whole. */
export const importsModule = { name: "imports", resolvers: {}, guards: importGuards } satisfies ApiModule;
