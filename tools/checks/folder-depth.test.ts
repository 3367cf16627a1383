import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const most = 3;

/** Folders whose files may lie deeper below `src`, how deep, and why. */
const deeper: Readonly<Record<string, { readonly most: number; readonly reason: string }>> = {
  "packages/web/src/routes/": { most: 5, reason: "a page's folder follows its address" },
};

/** Files that are nested more deeply below `src` than allowed. */
function tooDeep(files: readonly string[]): readonly string[] {
  return files.filter((file) => {
    const folders = file.split("/").length - "packages/x/src/file".split("/").length;
    const exception = Object.keys(deeper).find((folder) => file.startsWith(folder));
    return folders > (exception === undefined ? most : (deeper[exception]?.most ?? most));
  });
}

test("sources are at most three folders below src, unless there is a reason", () => {
  const files = globSync("packages/*/src/**/*.{ts,tsx}", { cwd: root });
  expect(files.length).toBeGreaterThan(3000);
  expect(tooDeep(files)).toEqual([]);
  const planted = [
    "packages/api/src/modules/events/live/a/planted.ts",
    "packages/api/src/modules/a/b/near.ts",
  ];
  expect(tooDeep(planted)).toEqual(planted.slice(0, 1));
});
