import { expect, test } from "vitest";
import { builtStyleSheets, newerThanChromium102 } from "./support/served-css.ts";

const sheets = await builtStyleSheets();

test.each(sheets)("$name uses no features newer than Chromium 102", ({ css }) => {
  expect(newerThanChromium102(css)).toEqual([]);
});

test.each([
  ["a:has(b){color:red}", ":has()"],
  ["@container (min-width:1px){a{color:red}}", "container queries"],
  ["a{color:color-mix(in srgb,red,blue)}", "color-mix()"],
  ["@media (width>=600px){a{color:red}}", "range media queries"],
  ["a{height:100dvh}", "dynamic viewport units"],
  ["a{color:red;&:hover{color:blue}}", "nesting"],
  ["a{rotate:90deg}", "individual transforms"],
])("%s is found", (css, name) => {
  expect(newerThanChromium102(css)).toEqual([name]);
});

test("a newer feature is allowed within its @supports rule only", () => {
  const asked = "@supports selector(:has(*)){a:has(b){color:red}}";
  expect(newerThanChromium102(`@media print{${asked}}`)).toEqual([]);
  expect(newerThanChromium102(`${asked}c:has(d){color:red}`)).toEqual([":has()"]);
});
