import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");

/**
 * The lines of a planted source for which the linter reports the given message. It is planted in a folder of its own with the
 * repository's rules, because the linters and compilers of the same run would find it in the repository.
 */
function linesWith(path: string, lines: readonly string[], found: string): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), "cathedra-planted-"));
  try {
    for (const part of ["biome.json", "tools/checks/rules"])
      cpSync(resolve(root, part), join(folder, part), { recursive: true });
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), `${lines.join("\n")}\n`);
    const args = ["lint", "--vcs-enabled=false", "--reporter=github", "--max-diagnostics=none", path];
    const biome = resolve(root, "node_modules/.bin/biome");
    const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: "utf8" });
    const said = stdout.split("\n").filter((line) => line.includes(found));
    return said.map((line) => lines[Number(/,line=(?<line>\d+)/u.exec(line)?.groups?.line) - 1] ?? line);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const bySentence = [
  "export const a = (message: string) => message === cloudServerTexts.noFreeMachine;",
  "export const b = (text: string) => cloudServerTexts.noFreeMachine !== text;",
  'export const c = (text: string) => text === appErrorText("NOT_FOUND");',
  "export const d = (text: string) => [cloudServerTexts.noFreeMachine].includes(text);",
  'export const e = (error: Error) => error.message === "All simulators are taken.";',
  'export const f = (error: Error) => error.message.includes("taken");',
  'export const g = (error: Error) => error.message.startsWith("All");',
  "export const h = (message: string) => message === noFreeMachine;",
  "export const i = (text: string) => { switch (text) { case cloudServerTexts.noFreeMachine: return 1; default: return 2; } };",
];

const otherwise = [
  'export const j = (error: { code: string }) => error.code === "NOT_FOUND";',
  "export const k = (message?: string) => message === undefined;",
  "export const l = (texts: readonly string[]) => texts.length === 3;",
  "export const m = (told: { message: string }, message: string) => told.message === message;",
];

test.each(["web", "api", "domain"])(
  "decisions by a message text are refused in %s, and nothing else is",
  (name) => {
    const path = `packages/${name}/src/planted-sentence.ts`;
    const found = linesWith(path, [...otherwise, ...bySentence], "Nothing is decided by a sentence");
    expect(found.toSorted()).toEqual(bySentence.toSorted());
  },
);

test("the domain's clock rule applies beside the rule on message texts", () => {
  const clock = "export const now = new Date();";
  expect(linesWith("packages/domain/src/planted-sentence.ts", [clock], "no clock")).toEqual([clock]);
});
