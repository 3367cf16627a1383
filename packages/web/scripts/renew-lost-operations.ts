import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";

// Runs before relay-compiler, which writes an operation into persisted-operations.json only when it rewrites the artifact:
// deletes artifacts whose operation was lost there, for example by a merge, so that they are generated again.

const web = path.join(import.meta.dirname, "..");
const generated = path.join(web, "src/__generated__");
const persisted: Record<string, string> = JSON.parse(
  readFileSync(path.join(web, "persisted-operations.json"), "utf8"),
);

for (const file of readdirSync(generated)) {
  const id = /@relayRequestID (\w+)/.exec(readFileSync(path.join(generated, file), "utf8"))?.[1];
  if (id !== undefined && persisted[id] === undefined) rmSync(path.join(generated, file));
}
