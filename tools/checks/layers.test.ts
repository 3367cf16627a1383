import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const bin = join(root, "node_modules/.bin");
let copy = "";

/** The workspace without what is built or installed, so that a violation can be planted. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "layers-"));
  const left = /\/(node_modules|dist|\.turbo|\.data|\.git|\.reports|\.cache|storybook-static)(\/|$)/;
  cpSync(root, copy, { recursive: true, filter: (path) => !left.test(path.slice(root.length)) });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(command: string, ...args: string[]): { status: number | null; output: string } {
  const done = spawnSync(join(bin, command), args, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
  });
  return { status: done.status, output: `${done.stdout}${done.stderr}` };
}

function planted<T>(path: string, text: string, look: () => T): T {
  const file = join(copy, path);
  writeFileSync(file, text);
  try {
    return look();
  } finally {
    rmSync(file);
  }
}

describe("the layers hold", () => {
  test("the import graph finds files and has nothing to object to", () => {
    const { status, output } = run("turbo", "boundaries");
    expect(output).toMatch(/Checked [1-9]\d* files in 8 packages, no issues found/);
    expect(status).toBe(0);
  });

  test.each([
    ["packages/domain/src/planted.ts", 'import "@cathedra/api";'],
    ["packages/ui-kit/src/planted.ts", 'import "@cathedra/web";'],
    ["packages/web/src/planted.ts", 'import "@cathedra/api";'],
    ["packages/api/src/planted.ts", 'import "../../web/src/main.tsx";'],
  ])("the import graph finds a violation planted in %s", (path, text) => {
    const { status, output } = planted(path, `${text}\nexport {};\n`, () => run("turbo", "boundaries"));
    expect(output).toContain("planted.ts");
    expect(status).not.toBe(0);
  });

  test.each([
    ["packages/domain/src/planted.ts", "export const now = Date.now();", "no clock"],
    ["packages/domain/src/planted.ts", "export const dice = Math.random();", "no randomness"],
    ["packages/domain/src/planted.ts", 'import "node:fs";', "domain imports nothing but valibot"],
    ["packages/ui-kit/src/planted.ts", 'import "react-relay";', "ui-kit knows no product"],
    ["packages/web/src/planted.ts", 'import "@cathedra/test-fixtures";', "web imports domain"],
    ["packages/api/src/planted.ts", "export const port = process.env.PORT;", "process.env"],
    ["packages/web/src/planted.ts", "export const any = (x: any) => x;", "any"],
  ])("the linter finds a violation planted in %s: %s", (path, text, message) => {
    const { status, output } = planted(path, `${text}\nexport {};\n`, () => run("oxlint", path));
    expect(output).toContain(message);
    expect(status).not.toBe(0);
  });

  test("the linter finds a clock read by an argless Date", () => {
    const path = "packages/domain/src/planted.ts";
    const { status, output } = planted(path, "export const now = new Date();\n", () =>
      run("biome", "lint", "--vcs-enabled=false", path),
    );
    expect(output).toContain("The domain has no clock");
    expect(status).not.toBe(0);
  });

  test("the compiler finds the DOM and Node in the domain", () => {
    const text = "export const title = document.title;\nexport const cwd = process.cwd();\n";
    const { status, output } = planted("packages/domain/src/planted.ts", text, () =>
      run("tsc", "-p", "packages/domain/tsconfig.json"),
    );
    expect(output).toContain("'document'");
    expect(output).toContain("'process'");
    expect(status).not.toBe(0);
  });
});
