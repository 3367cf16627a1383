import { expect, test } from "vitest";
import { polyfills } from "../../src/polyfills.ts";
import { chunks, getFiles, page, read, scriptsOf } from "./dist.ts";

// Qt WebEngine 6.4 is Chromium 102. The build's target converts newer syntax but does not notice newer functions. The number
// is the first Chromium that has the function.
const newerScript: readonly (readonly [string, RegExp])[] = [
  ["Array.prototype.toSorted (110)", /\.toSorted\(/],
  ["Array.prototype.toReversed (110)", /\.toReversed\(/],
  ["Array.prototype.toSpliced (110)", /\.toSpliced\(/],
  ["Array.fromAsync (121)", /Array\.fromAsync\b/],
  ["Object.groupBy (117)", /Object\.groupBy\b/],
  ["Map.groupBy (117)", /Map\.groupBy\b/],
  ["Promise.withResolvers (119)", /Promise\.withResolvers\b/],
  ["Promise.try (128)", /Promise\.try\b/],
  ["URL.canParse (120)", /URL\.canParse\b/],
  ["URL.parse (126)", /URL\.parse\b/],
  ["AbortSignal.timeout (103)", /AbortSignal\.timeout\b/],
  ["AbortSignal.any (116)", /AbortSignal\.any\b/],
  ["Iterator helpers (122)", /Iterator\.from\b/],
  ["Uint8Array.fromBase64 (140)", /\.fromBase64\(/],
  ["RegExp.escape (136)", /RegExp\.escape\b/],
];
const newerStyle: readonly (readonly [string, RegExp])[] = [
  [":has() (105)", /:has\(/],
  ["nesting (120)", /[{;]\s*&/],
  ["@container (105)", /@container\b/],
  ["@scope (118)", /@scope\b/],
  ["color-mix (111)", /color-mix\(/],
  ["light-dark (123)", /light-dark\(/],
  ["oklch (111)", /oklch\(/],
  ["dynamic viewport units (108)", /\d[ds]v[hwib]\b/],
  ["media range syntax (104)", /@media[^{]*[<>]/],
  ["individual transforms (104)", /[{;](?:translate|rotate|scale):/],
];

// Styles within `@supports` may use newer features.
const askedFirst = /@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

function uses(files: Iterable<string>, newer: typeof newerScript): string[] {
  return [...files].flatMap((file) => {
    const text = read(file).replace(askedFirst, "");
    return newer.filter(([, sign]) => sign.test(text)).map(([name]) => `${file}: ${name}`);
  });
}

// The document library's build for older browsers includes polyfills. Its other build is only requested by its editor, which
// the portal never opens.
const isDocumentReader = (file: string) => file.includes("/document-reader-");
const ofDocumentReader = ["Promise.withResolvers (119)", "Promise.try (128)", "AbortSignal.any (116)"];

test("no script uses features that Chromium 102 lacks", () => {
  const all = [...scriptsOf(chunks)];
  const files = new Set(all.filter((file) => !isDocumentReader(file)));
  const missing = newerScript.filter(([name]) => !(name.replace(/ \(.*/, "") in polyfills));
  expect(missing.length).toBe(newerScript.length - Object.keys(polyfills).length);
  expect(files.size).toBeGreaterThan(20);
  expect(uses(files, missing)).toEqual([]);
  const readers = all.filter(isDocumentReader);
  expect(readers).toHaveLength(1);
  expect(uses(readers, missing)).toEqual(
    readers.flatMap((file) => ofDocumentReader.map((name) => `${file}: ${name}`)),
  );
  expect(readers.map(read).join("")).toMatch(/withResolvers:function/);
});

test("no style uses features that Chromium 102 lacks", () => {
  const files = getFiles(".css");
  expect(files.length).toBeGreaterThan(0);
  expect(uses(files, newerStyle)).toEqual([]);
});

test("the page contains one inline script and no styles, and loads nothing from other origins", () => {
  // The portal allows it by its hash.
  expect(page.match(/<script(?![^>]*\bsrc=)[^>]*>/g)).toEqual(["<script>"]);
  expect(page).not.toMatch(/<style|\bstyle=|\bon\w+=/);
  const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? "");
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
});

test("styles load nothing from other origins", () => {
  const addresses = getFiles(".css").flatMap((file) =>
    [...read(file).matchAll(/url\(([^)]*)\)/g)].map(([, url]) => url),
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((url) => !/^["']?(?:\/assets\/|data:)/.test(url ?? ""))).toEqual([]);
});

test("every script and style has its compressed files", () => {
  const all = new Set([...getFiles(".br"), ...getFiles(".gz")]);
  const large = [...scriptsOf(chunks), ...getFiles(".css")].filter((file) => read(file).length >= 1024);
  expect(large.length).toBeGreaterThan(10);
  for (const file of large) {
    expect(all, file).toContain(`${file}.br`);
    expect(all, file).toContain(`${file}.gz`);
  }
});
