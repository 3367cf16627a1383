import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildSchema, parse, validate } from "graphql";
import { withoutOutlived } from "./old-operations.ts";

// Runs after relay-compiler in `npm run generate`: relay-compiler only adds to persisted-operations.json and never removes an
// operation.

const web = path.join(import.meta.dirname, "..");
const generated = path.join(web, "src/__generated__");
const persistedFile = path.join(web, "persisted-operations.json");
const oldFile = path.join(web, "old-operations.json");

const schema = buildSchema(readFileSync(path.join(web, "../graphql-schema/schema.graphql"), "utf8"));
/** The API does not start with an operation that its schema does not have: one of a shape that was taken back is forgotten at once. */
const isAnswered = (text: string): boolean => validate(schema, parse(text)).length === 0;

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));

const sent = new Set(
  readdirSync(generated).flatMap(
    (file) => /@relayRequestID (\w+)/.exec(readFileSync(path.join(generated, file), "utf8"))?.[1] ?? [],
  ),
);
const today = new Date().toISOString().slice(0, 10);
const kept = Object.entries(read(persistedFile)).filter(([id, text]) => sent.has(id) || isAnswered(text));
const { persisted, old } = withoutOutlived(Object.fromEntries(kept), sent, read(oldFile), today);
writeFileSync(persistedFile, `${JSON.stringify(persisted, null, 2)}\n`);
writeFileSync(oldFile, `${JSON.stringify(old, null, 2)}\n`);
