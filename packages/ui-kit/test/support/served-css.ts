import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

const assets = fileURLToPath(new URL("../../storybook-static/assets/", import.meta.url));

/** The style sheets of the built Storybook, by file name. */
export async function builtStyleSheets(): Promise<{ readonly name: string; readonly css: string }[]> {
  const names = (await readdir(assets)).filter((name) => name.endsWith(".css"));
  return Promise.all(names.map(async (name) => ({ name, css: await readFile(`${assets}${name}`, "utf8") })));
}

/** Features that Chromium 102 does not understand, so that it would drop the whole rule. */
const tooNew: Record<string, RegExp> = {
  ":has()": /:has\(/,
  "container queries": /@container\b|container-type:/,
  "color-mix()": /color-mix\(/,
  "range media queries": /@media[^{]*[<>]/,
  "dynamic viewport units": /\d(?:dvh|svh|lvh|dvw|svw|lvw)\b/,
  nesting: /[{;]\s*&/,
  "individual transforms": /[{;]\s*(?:translate|rotate|scale):/,
  ":popover-open": /:popover-open/,
};

/** A feature that a style checks with `@supports` may be newer. */
const askedFirst = /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

/** Names of what the style sheet uses that came after Chromium 102. */
export function newerThanChromium102(css: string): string[] {
  const unasked = css.replace(askedFirst, "");
  return Object.entries(tooNew)
    .filter(([, pattern]) => pattern.test(unasked))
    .map(([name]) => name);
}
