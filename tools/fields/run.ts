import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { followingTexts } from "./described-fields.ts";

/** Writes the names of described fields where a compiler wants to read them; part of `npm run generate`. */
for (const { path, follow } of followingTexts) {
  const file = resolve(import.meta.dirname, "../..", path);
  const text = readFileSync(file, "utf8");
  const followed = follow(text);
  if (followed !== text) writeFileSync(file, followed);
}
