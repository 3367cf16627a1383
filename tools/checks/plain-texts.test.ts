import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/** Words that show that a text was not written by an English speaker: each has a plainer one. */
const unidiomatic =
  /\b(?:nobody|somebody|everybody|whoever|anew|goes on|go on\b|came of|any more|mend(?:s|ed)?|meanwhile|just now|called off)\b|\bby (?:itself|themselves|yourself)\b/iu;

/** The words of docs/writing.md that documents avoid, too. */
const unidiomaticInDocuments =
  /\b(?:nobody|whoever|anew|goes on|go on|came of|any more|mend(?:s|ed)?|called off)\b|\bby (?:itself|themselves|yourself)\b/iu;

/** Files that quote: the specification, the demo's courses, and the word list of the guide. */
const quoting = ["docs/requirements/**", "tools/local/learning/content/**", "docs/writing.md"];

/** The exact texts of the terms of service, which were accepted as they are. */
const accepted = /routes\/legal\//u;

/** Sentences of a source: string literals and texts of elements with a capital letter first and a space in them. */
function sentences(source: string): readonly string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\//gu, "").replaceAll(/(?<=^|\s)\/\/.*$/gmu, "");
  return [...code.matchAll(/["`>]\s*(?<text>[A-Z“$][^"`<>]*?)\s*["`<]/gu)].map(
    ({ groups }) => groups?.text ?? "",
  );
}

test("messages are plain English", () => {
  const files = globSync(
    [
      "packages/domain/src/{messages,mail,inbox,results/analysis}/**/*.ts",
      "packages/domain/src/**/*-texts.ts",
      "packages/web/src/{routes,features,shell}/**/*.tsx",
    ],
    { cwd: root, exclude: ["**/*.test.ts"] },
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files
    .filter((file) => !accepted.test(file))
    .flatMap((file) =>
      sentences(readFileSync(resolve(root, file), "utf8"))
        .filter((text) => unidiomatic.test(text) && !/\b(?:throw|const|return|import)\b/u.test(text))
        .map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});

test("no message contains a word that docs/writing.md excludes", () => {
  const files = globSync("packages/domain/src/messages/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] });
  const found = files.flatMap((file) => {
    const code = readFileSync(resolve(root, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\//gu, "");
    return [...code.matchAll(/"(?<text>[^"\n]* [^"\n]*)"|`(?<template>[^`\n]* [^`\n]*)`/gu)]
      .map(({ groups }) => groups?.text ?? groups?.template ?? "")
      .filter((text) => unidiomaticInDocuments.test(text))
      .map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

test("an unidiomatic text is reported in a literal and in an element", () => {
  expect(sentences('const a = "Nobody is here yet.";\nreturn <Text>Whoever is here</Text>;')).toEqual([
    "Nobody is here yet.",
    "Whoever is here",
  ]);
});

test("documents are plain English", () => {
  const notOurs = ["**/node_modules/**", "**/test-results/**", ".*/**"];
  const files = globSync("**/*.md", { cwd: root, exclude: [...notOurs, ...quoting] });
  expect(files.length).toBeGreaterThan(70);
  const found = files.flatMap((file) =>
    readFileSync(resolve(root, file), "utf8")
      .split("\n")
      .filter((line) => unidiomaticInDocuments.test(line))
      .map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});
