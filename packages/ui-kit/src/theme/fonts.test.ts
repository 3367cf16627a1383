import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, test } from "vitest";

const { version } = createRequire(import.meta.url)("@fontsource-variable/inter/package.json");

test("the font files are those that the styles and pages name, and come from the installed version of Inter", () => {
  const [styles = "", address = ""] = ["fonts.css", "font.ts"].map((file) =>
    readFileSync(path.join(import.meta.dirname, file), "utf8"),
  );
  const named = [...styles.matchAll(/\.\/fonts\/([^"]+)/g)].map(([, file]) => file);
  expect(named).toEqual([`inter-latin-ext-${version}.woff2`, `inter-latin-${version}.woff2`]);
  expect(address).toContain(`./fonts/inter-latin-${version}.woff2?url`);
  const files = readdirSync(path.join(import.meta.dirname, "fonts")).filter((file) =>
    file.endsWith(".woff2"),
  );
  expect(new Set(files)).toEqual(new Set(named));
});
