import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { followingTexts } from "./described-fields.ts";
import { listTexts } from "./described-lists.ts";

/**
 * Writes the names of described fields and filters into the files in which a compiler has to read them; part of `npm run
 * generate`.
 */
for (const { path, follow } of [...followingTexts, ...listTexts]) {
  const file = resolve(import.meta.dirname, "../..", path);
  const text = readFileSync(file, "utf8");
  const followed = follow(text);
  if (followed !== text) writeFileSync(file, followed);
}
