import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const contents = new Map<string, string>();

function read(path: string): string {
  const text = contents.get(path) ?? readFileSync(join(root, path), "utf8");
  contents.set(path, text);
  return text;
}

const skipped = ["**/node_modules/**", "**/dist/**", ".git/**", ".data/**", ".turbo/**"];
const files = (patterns: readonly string[]) => globSync(patterns, { cwd: root, exclude: skipped }).sort();
/** A word has a letter or a digit, so that the lines of tables and list marks do not count. */
const getWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const decisionIndex = "docs/decisions/README.md";
const decisions = files(["docs/decisions/[0-9]*.md"]);
const documents = files([
  "*.md",
  "docs/**/*.md",
  "{deploy,examples}/**/*.md",
  "{packages,tools}/*/README.md",
]);

/** The requirements are the specification as data, one line each, which `npm run trace` reads; no one reads them as a text. */
const texts = documents.filter((path) => !path.startsWith("docs/requirements/"));

const getLinks = (path: string): string[] =>
  [...read(path).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, target = ""]) =>
    relative(root, join(root, dirname(path), target)),
  );

test("there are at most 60 decisions, each with status, context, decision and consequences in at most 600 words", () => {
  expect(decisions.length).toBeGreaterThan(30);
  expect(decisions.length, "merge the new one with its subject").toBeLessThanOrEqual(60);
  const headings = ["Status", "Context", "Decision", "Consequences"];
  const wrong = decisions.flatMap((path) => {
    const text = read(path);
    const found = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    const number = basename(path).slice(0, 4);
    return [
      ...(found.join() === headings.join() ? [] : [`${path} has the headings ${found.join(", ")}`]),
      ...(text.startsWith(`# ${number} `) ? [] : [`${path} does not begin with its number`]),
      ...(getWords(text) <= 600 ? [] : [`${path} has ${getWords(text)} words`]),
    ];
  });
  expect(wrong).toEqual([]);
});

test("every decision appears once in the index and is referenced by a page or source outside the decisions", () => {
  const index = read(decisionIndex).split("\n");
  const sources = files(["{packages,tools,deploy}/**/*.{ts,tsx,sh,sql,py,yaml,yml}"]).map(read);
  const outside = [...texts.filter((path) => !path.startsWith("docs/decisions/")).map(read), ...sources].join(
    "\n",
  );
  const missing = decisions.flatMap((path) => {
    const [, number = "", title = ""] = /^# (\d{4}) (.+)$/m.exec(read(path)) ?? [];
    const lines = index.filter((line) => line.startsWith(`- [${number}](`));
    return [
      ...(lines.length === 1 && lines[0] === `- [${number}](${basename(path)}) ${title}`
        ? []
        : [`${path}: index`]),
      ...(outside.includes(`decisions/${number}`) ? [] : [`${path}: nothing outside leads to it`]),
    ];
  });
  expect(missing).toEqual([]);
});

test("every decision that is referenced by number exists", () => {
  const numbers = new Set(decisions.map((path) => basename(path).slice(0, 4)));
  const named = /(?:[Dd]ecisions? \[?|decisions\/|^\s*(?:\*|\/\/|\/\*\*).*\()(0\d{3})\b/gm;
  const sources = files([
    "{packages,tools,deploy,examples}/**/*.{ts,tsx,sh,sql,py,yaml,yml}",
    "docs/**/*.md",
    "*.md",
  ]);
  const wrong = sources.flatMap((path) =>
    [...read(path).matchAll(named)]
      .filter(([, number = ""]) => !numbers.has(number))
      .map(([text]) => `${path}: ${text.trim()}`),
  );
  expect(wrong).toEqual([]);
});

test("every link in a document resolves", () => {
  const broken = documents.flatMap((path) =>
    getLinks(path)
      .filter((target) => !existsSync(join(root, target)))
      .map((target) => `${path}: ${target}`),
  );
  expect(broken).toEqual([]);
});

test("every document can be reached by links from the README", () => {
  const reached = new Set(["README.md"]);
  const waiting = ["README.md"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    for (const target of getLinks(path)) {
      const page = target.endsWith(".md") ? target : join(target, "README.md");
      if (!reached.has(page) && existsSync(join(root, page))) {
        reached.add(page);
        waiting.push(page);
      }
    }
  }
  expect(documents.filter((path) => !reached.has(path))).toEqual([]);
});

/** Code spans of all documents except the CHANGELOG, which also names things that no longer exist. */
const getSpans = (pattern: RegExp) =>
  texts
    .filter((path) => path !== "CHANGELOG.md")
    .flatMap((path) =>
      [...read(path).matchAll(/`([^`\n]+)`/g)].flatMap(([, span = ""]) => {
        const name = pattern.exec(span)?.[1];
        return name === undefined ? [] : [{ path, name }];
      }),
    );

test("every file and folder that a document names exists", () => {
  // Documents leave `packages` and `src` out: `domain/access/actor.ts`.
  const tracked = files(["**/*.*", ".github/**/*.*"]).flatMap((path) => [
    `/${path}`,
    `/${path.replace("/src/", "/")}`,
    // The build gives the entry points of processes this name.
    `/${path.replace(/\/src\/(\w[\w-]*)\.ts$/, "/dist/$1.js")}`,
  ]);
  /** Files of deployments, of running worlds and of other programs. */
  const elsewhere = [
    "config.json",
    "package-lock.json",
    "metric_values.json",
    "multipart/form-data",
    "deploy/.env",
    "react-aria-components/Button",
  ];
  const file =
    /^(?:\.{1,2}\/)*((?:[\w@.-]+\/)*[\w@-][\w@.-]*\.(?:tsx?|js|mjs|md|json|ya?ml|sql|sh|py|ini|css|graphql|html))$/;
  const folder = /^([a-z][\w-]*(?:\/[\w.-]+)+)\/?$/;
  const wrong = [
    ...getSpans(file).filter(({ name }) => !tracked.some((path) => path.endsWith(`/${name}`))),
    ...getSpans(folder).filter(
      ({ name }) =>
        !tracked.some(
          (path) =>
            [`/${name}/`, `/${name}.`].some((part) => path.includes(part)) || path.endsWith(`/${name}`),
        ),
    ),
  ].filter(({ name }) => !elsewhere.includes(basename(name)) && !elsewhere.includes(name));
  expect(wrong.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test("every function, type, table and setting that a document names exists in a source", () => {
  const sources = files(["{packages,tools,deploy,examples}/**/*.{ts,tsx,graphql,sql,sh,py,yaml,json,html}"])
    .filter((path) => !/-operations\.json$|documents\.test\.ts$/.test(path))
    .map(read);
  const known = new Set(sources.flatMap((source) => source.match(/[A-Za-z_]\w*/g) ?? []));
  /** Names of PostgreSQL, S3 and Qt. */
  for (const each of ["hot_standby", "AbortIncompleteMultipartUpload", "QVariantMap", "QJsonObject"])
    known.add(each);
  const name = /^([A-Za-z_]\w*(?:[a-z][A-Z]|_)\w*)(?:\(.*\))?$/;
  const wrong = getSpans(name).filter((span) => !known.has(span.name));
  expect(wrong.map((span) => `${span.path}: ${span.name}`)).toEqual([]);
});

test("all documents together have at most 44,900 words, and a page of an area has at most 1,000", () => {
  const areas = texts.filter((path) => path.startsWith("docs/areas/"));
  expect(areas.filter((path) => getWords(read(path)) > 1_000)).toEqual([]);
  const total = texts.reduce((sum, path) => sum + getWords(read(path)), 0);
  expect(total).toBeLessThanOrEqual(44_900);
});

test("the changelog lists releases by version, with unique entries of one line", () => {
  const [, ...releases] = read("CHANGELOG.md").split(/^## /m);
  expect(releases.map((release) => release.split("\n", 1)[0])).toEqual([
    "[Unreleased]",
    ...Array.from({ length: releases.length - 1 }, () =>
      expect.stringMatching(/^\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d$/),
    ),
  ]);
  const lines = releases.flatMap((release) => release.split("\n").slice(1)).filter((line) => line !== "");
  const entries = lines.filter((line) => !line.startsWith("### "));
  expect(entries.filter((line) => !line.startsWith("- ") || getWords(line) > 40)).toEqual([]);
  expect(entries.filter((line, n) => entries.indexOf(line) !== n)).toEqual([]);
});
