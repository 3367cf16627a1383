import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const decisions = globSync("docs/decisions/[0-9]*.md", { cwd: root }).sort();
const index = read("docs/decisions/README.md").split("\n");
const lineOf = (number: string) => index.filter((line) => line.startsWith(`- [${number}](`));

const leadsTo = (later: string, text: string) =>
  new RegExp(String.raw`(→|^Changed by .*)\s?\[${later}\]\(`, "m").test(text);

function pageOf(number: string): string {
  const path = decisions.find((each) => basename(each).startsWith(number));
  return path === undefined ? "" : read(path);
}

test("every decision stands once in the index, under its own name", () => {
  expect(decisions.length).toBeGreaterThan(90);
  const wrong = decisions.filter((path) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(read(path)) ?? [];
    const lines = lineOf(number ?? "");
    return lines.length !== 1 || !lines[0]?.startsWith(`- [${number}](${basename(path)}) ${title}`);
  });
  expect(wrong).toEqual([]);
});

test("what a later decision changed leads to it, in the index and on its own page", () => {
  const missing = decisions.flatMap((path) => {
    const later = basename(path).slice(0, 4);
    const status = /^\d{4}-\d\d-\d\d · .*$/m.exec(read(path))?.[0];
    if (status === undefined) return [`${path} has no line of its standing`];
    const changed = status.replace(/^\S+/, "").match(/\b\d{4}\b/g) ?? [];
    return changed
      .filter((earlier) => !(leadsTo(later, lineOf(earlier).join()) && leadsTo(later, pageOf(earlier))))
      .map((earlier) => `${earlier} → ${later}`);
  });
  expect(missing).toEqual([]);
});

test("every link of a document leads somewhere", () => {
  const documents = globSync(["*.md", "docs/**/*.md", "deploy/*.md", "{packages,tools}/*.md"], { cwd: root });
  const broken = documents.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = ""]) => target)
      .filter((target) => !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});
