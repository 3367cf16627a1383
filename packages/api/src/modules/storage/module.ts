import type { ApiModule } from "../module.ts";
import { storageGuards } from "./guards.ts";

/** The library of files: a tree of names over objects of the store (8.001-8.017). */
export const storageModule = { name: "storage", resolvers: {}, guards: storageGuards } satisfies ApiModule;
