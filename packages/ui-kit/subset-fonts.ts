import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const theme = path.join(import.meta.dirname, "src/theme");
const rules = readFileSync(path.join(theme, "fonts.css"), "utf8");
const ruleOfFile =
  /font-weight: (\d+) (\d+);\s+src: url\("\.\/fonts\/((inter-latin(?:-ext)?)-[\d.]+\.woff2)"\)[^;]+;\s+unicode-range:([^;]+);/g;

/**
 * Writes the font files that `fonts.css` names: Inter with the weights and letters of each rule, and all of their layout features.
 * The whole range of weights would make the file that every page loads first larger by two fifths.
 */
for (const [, min, max, file, letters, ranges] of rules.matchAll(ruleOfFile)) {
  const source = import.meta.resolve(`@fontsource-variable/inter/files/${letters}-wght-normal.woff2`);
  const subset = await subsetFont(readFileSync(fileURLToPath(source)), getText(ranges ?? ""), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: Number(min), max: Number(max) } },
  });
  const target = path.join(theme, "fonts", file ?? "");
  rmSync(target, { force: true });
  writeFileSync(target, subset);
}

/** Every character of the ranges of a `unicode-range`. */
function getText(unicodeRange: string): string {
  const codes = [...unicodeRange.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(
    ([, from = "", to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    },
  );
  return String.fromCodePoint(...codes);
}
