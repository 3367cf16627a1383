import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printWhole } from "../src/print.ts";
import { generateTypes } from "./generate-types.ts";

/** Writes `schema.graphql` (the whole schema as text) and the types of the wire format; both are checked in. */
const root = fileURLToPath(new URL("..", import.meta.url));
const whole = printWhole();
writeFileSync(`${root}schema.graphql`, whole);
mkdirSync(`${root}src/generated`, { recursive: true });
writeFileSync(`${root}src/generated/schema-types.ts`, await generateTypes(whole));
