import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyOfPackage, tsc } from "./workspace-copy.ts";

let copy: ReturnType<typeof copyOfPackage>;

/** Platform globals by kind, each with the name that the compiler must report. */
const planted = [
  ["a DOM type", "dom", "export const page = document.title;", "document"],
  ["a Node global", "global", "export const env = process.env;", "process"],
  ["a Node module", "module", 'export { readFileSync } from "node:fs";', "node:fs"],
  ["a timer", "timer", "export const wait = setTimeout(() => 1, 1);", "setTimeout"],
] as const;

let compiled: ReturnType<typeof tsc>;

// The compiler runs once for all examples, each in its own file, because a run takes seconds.
beforeAll(() => {
  copy = copyOfPackage();
  const files = planted.map(([, name, text]) => ({
    file: join(copy.folder, `src/planted-${name}.ts`),
    text,
  }));
  for (const { file, text } of files) writeFileSync(file, `${text}\n`);
  compiled = tsc(copy.folder, "-p", "tsconfig.json", "--pretty", "false");
  for (const { file } of files) rmSync(file);
});

afterAll(() => copy.remove());

describe("the domain is compiled without platform types", () => {
  test.each(planted)("%s does not compile", (_what, name, _text, found) => {
    const said = compiled.output.split("\n").filter((line) => line.startsWith(`src/planted-${name}.ts`));
    expect(said).toEqual([expect.stringContaining(found)]);
    expect(compiled.status).not.toBe(0);
  });

  test("the existing sources compile, and the output imports only itself and valibot", () => {
    expect(tsc(copy.folder, "-p", "tsconfig.build.json")).toEqual({ status: 0, output: "" });
    const dist = join(copy.folder, "dist");
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(js|d\.ts)$/.test(name),
    );
    expect(files).toContain("index.js");
    expect(files).toContain("index.d.ts");
    expect(files.filter((name) => name.includes(".test."))).toEqual([]);
    const specifiers = new Set(files.flatMap((name) => getImports(readFileSync(join(dist, name), "utf8"))));
    const foreign = [...specifiers].filter((name) => !/^\.\.?\/.*\.(js|ts)$/.test(name));
    expect(foreign).toEqual(["valibot"]);
  });
});

/** The modules that a file imports; a text that only says `import` is no import. */
function getImports(text: string): readonly string[] {
  return [...text.matchAll(/(?<!["'])\b(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g)].flatMap(
    ([, name]) => name ?? [],
  );
}
