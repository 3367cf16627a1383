import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { routerVersion, standIns } from "./router-parts.ts";

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve("react-router/package.json"));
const original = (file: string) => path.join(folder, `dist/production/lib/${file}.js`);

function exportsOf(code: string): readonly string[] {
  const names = parseSync("file.js", code).module.staticExports.flatMap(({ entries }) =>
    entries.map(({ exportName }) => exportName.name ?? ""),
  );
  return names.toSorted();
}

// What fails here first after an upgrade: the stand-ins are read anew against the new files, then `routerVersion` follows.
test("the stand-ins were made of the version that is installed", () => {
  expect(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")).version).toBe(routerVersion);
});

test.each(Object.entries(standIns))("the stand-in for %s has the names of the original", (file, code) => {
  expect(existsSync(original(file))).toBe(true);
  expect(exportsOf(code)).toEqual(exportsOf(readFileSync(original(file), "utf8")));
});
