import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const bin = join(root, "node_modules/.bin");

type Plant = { readonly path: string; readonly text: string; readonly says: string };

/** The path of a unique planted file in a package. */
const planted = (place: string, text: string, says: string): Plant => ({
  path: `packages/${place}.ts`,
  text,
  says,
});

const forTheGraph = [
  planted("domain/src/planted-above", 'import "@cathedra/api";', "planted-above.ts"),
  planted("ui-kit/src/planted-product", 'import "@cathedra/web";', "planted-product.ts"),
  planted("web/src/planted-api", 'import "@cathedra/api";', "planted-api.ts"),
  planted("api/src/planted-web", 'import "../../web/src/main.tsx";', "planted-web.ts"),
];

const forTheLinter = [
  planted("domain/src/planted-now", "export const now = Date.now();", "no clock"),
  planted("domain/src/planted-dice", "export const dice = Math.random();", "no randomness"),
  planted("domain/src/planted-node", 'import "node:fs";', "domain imports nothing but valibot"),
  planted("ui-kit/src/planted-relay", 'import "react-relay";', "ui-kit knows no product"),
  planted("web/src/planted-cast", 'import "@cathedra/test-fixtures";', "web imports domain"),
  planted("api/src/planted-setting", "export const port = process.env.PORT;", "process.env"),
  planted("web/src/planted-any", "export const any = (x: any) => x;", "any"),
];

const forBiome = [
  planted("domain/src/planted-date", "export const now = new Date();", "The domain has no clock"),
];

const forTheCompiler = [
  planted("domain/src/planted-dom", "export const title = document.title;", "'document'"),
  planted("domain/src/planted-process", "export const cwd = process.cwd();", "'process'"),
];

/** Whether a tool failed, and what it reports about each file, by the end of its path. */
type Verdict = { readonly failed: boolean; readonly of: (plant: Plant) => string; readonly whole: string };

let copy = "";
let clean: Verdict;
let graph: Verdict;
let linter: Verdict;
let biome: Verdict;
let compiler: Verdict;

/** A copy of the sources with all violations planted, so that each tool runs only once. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "layers-"));
  const left = /\/(node_modules|dist|\.turbo|\.data|\.git|\.reports|\.cache|storybook-static)(\/|$)/;
  cpSync(root, copy, { recursive: true, filter: (path) => !left.test(path.slice(root.length)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  clean = run("turbo", "boundaries");
  graph = plantedFor(forTheGraph, () => run("turbo", "boundaries"));
  // One line for each finding, with its advice.
  linter = plantedFor(forTheLinter, (paths) => run("oxlint", "--format=agent", ...paths));
  biome = plantedFor(forBiome, (paths) => run("biome", "lint", "--vcs-enabled=false", ...paths));
  compiler = plantedFor(forTheCompiler, () =>
    run("tsc", "-p", "packages/domain/tsconfig.json", "--singleThreaded"),
  );
  // Five tools, one after the other, over the whole workspace.
}, 120_000);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]): Verdict {
  const done = spawnSync(join(bin, command), args, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
  });
  const whole = `${done.stdout}${done.stderr}`;
  const of = ({ path }: Plant) =>
    whole
      .split("\n")
      .filter((line) => line.includes(basename(path)))
      .join("\n");
  return { failed: done.status !== 0, of, whole };
}

function plantedFor(plants: readonly Plant[], look: (paths: readonly string[]) => Verdict): Verdict {
  for (const { path, text } of plants) writeFileSync(join(copy, path), `${text}\n`);
  try {
    return look(plants.map(({ path }) => path));
  } finally {
    for (const { path } of plants) rmSync(join(copy, path));
  }
}

describe("layer rules", () => {
  test("the import graph check covers files and reports no problem", () => {
    expect(clean.whole).toMatch(/Checked [1-9]\d* files in 8 packages, no issues found/);
    expect(clean.failed).toBe(false);
  });

  test.each(forTheGraph)("the import graph check reports a violation planted in $path", (plant) => {
    expect(graph.of(plant)).toContain(plant.says);
    expect(graph.failed).toBe(true);
  });

  test.each(forTheLinter)("the linter reports a violation planted in $path: $text", (plant) => {
    expect(linter.of(plant)).toContain(plant.says);
    expect(linter.failed).toBe(true);
  });

  test.each(forBiome)("the linter reports a Date without arguments that reads the clock", (plant) => {
    expect(biome.of(plant)).not.toBe("");
    expect(biome.whole).toContain(plant.says);
    expect(biome.failed).toBe(true);
  });

  test.each(forTheCompiler)("the compiler rejects what the domain must not use: $says", (plant) => {
    expect(compiler.of(plant)).toContain(plant.says);
    expect(compiler.failed).toBe(true);
  });
});
