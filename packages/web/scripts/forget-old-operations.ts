import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withoutOutlived } from "./old-operations.ts";

// After relay-compiler, which adds to persisted-operations.json and takes nothing away: `npm run generate`.

const web = path.join(import.meta.dirname, "..");
const generated = path.join(web, "src/__generated__");
const persistedFile = path.join(web, "persisted-operations.json");
const oldFile = path.join(web, "old-operations.json");

const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, "utf8"));

const sent = new Set(
  readdirSync(generated).flatMap(
    (file) => /@relayRequestID (\w+)/.exec(readFileSync(path.join(generated, file), "utf8"))?.[1] ?? [],
  ),
);
const today = new Date().toISOString().slice(0, 10);
const { persisted, old } = withoutOutlived(read(persistedFile), sent, read(oldFile), today);
writeFileSync(persistedFile, `${JSON.stringify(persisted, null, 2)}\n`);
writeFileSync(oldFile, `${JSON.stringify(old, null, 2)}\n`);
