import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyOfPackage, tsc } from "./workspace-copy.ts";

let copy: ReturnType<typeof copyOfPackage>;

beforeAll(() => {
  copy = copyOfPackage();
});

afterAll(() => copy.remove());

describe("the domain is compiled without a platform", () => {
  test.each([
    ["a DOM type", "export const page = document.title;", "document"],
    ["a Node global", "export const env = process.env;", "process"],
    ["a Node module", 'export { readFileSync } from "node:fs";', "node:fs"],
    ["a timer", "export const wait = setTimeout(() => 1, 1);", "setTimeout"],
  ])("%s does not compile", (_what, text, name) => {
    const planted = join(copy.folder, "src/planted.ts");
    writeFileSync(planted, `${text}\n`);
    const { status, output } = tsc(copy.folder, "-p", "tsconfig.json");
    expect(output).toContain("src/planted.ts");
    expect(output).toContain(name);
    expect(status).not.toBe(0);
    writeFileSync(planted, "export {};\n");
  });

  test("what is there does compile, and its output imports itself and valibot alone", () => {
    expect(tsc(copy.folder, "-p", "tsconfig.build.json")).toEqual({ status: 0, output: "" });
    const dist = join(copy.folder, "dist");
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(js|d\.ts)$/.test(name),
    );
    expect(files).toContain("index.js");
    expect(files).toContain("index.d.ts");
    expect(files.filter((name) => name.includes(".test."))).toEqual([]);
    const specifiers = new Set(files.flatMap((name) => importsOf(readFileSync(join(dist, name), "utf8"))));
    const foreign = [...specifiers].filter((name) => !/^\.\.?\/.*\.(js|ts)$/.test(name));
    expect(foreign).toEqual(["valibot"]);
  });
});

function importsOf(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].flatMap(([, name]) => name ?? []);
}
