import { readFileSync } from "node:fs";

export type * from "./generated/schema-types.ts";

/** The printed whole of the contract: what the API serves and the web compiles against. */
export const schemaText: string = readFileSync(new URL("../schema.graphql", import.meta.url), "utf8");
