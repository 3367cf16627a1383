import { expect, test, vi } from "vitest";
import { exchangeable } from "./hot-domain.ts";

type Module = Record<string, unknown>;

/** Loads a module as the dev server provides it. `data` is the object that Vite passes from one instance to the next. */
async function load(code: string, data: object) {
  let taking: ((next?: Module) => void) | undefined;
  const accept = (take: (next?: Module) => void) => {
    taking = take;
  };
  vi.stubGlobal("hotOfTest", { data, accept });
  const given = exchangeable("rule.js", code).replaceAll("import.meta.hot", "globalThis.hotOfTest");
  const url = `data:text/javascript,${encodeURIComponent(`${given}//${Math.random()}`)}`;
  const module: Module = await import(/* @vite-ignore */ url);
  vi.unstubAllGlobals();
  return { module, take: (next?: Module) => taking?.(next) };
}

const rule = (limit: number) =>
  `const factor = 2; export const limit = ${limit}; export function twice() { return factor * limit; }
   const list = [limit]; export { list as limits };`;

test("every loaded instance takes over the exports of the newest one", async () => {
  const data = {};
  const first = await load(rule(1), data);
  const second = await load(rule(10), data);
  first.take(second.module);
  expect(first.module).toMatchObject({ limit: 10, limits: [10] });
  const third = await load(rule(100), data);
  second.take(third.module);
  for (const { module } of [first, second]) {
    expect(module).toMatchObject({ limit: 100, limits: [100] });
    expect(Reflect.apply(module.twice as () => number, undefined, [])).toBe(200);
  }
});

test("a module that fails to run or lost an export leaves the page unchanged", async () => {
  const data = {};
  const first = await load("export const kept = 1; export const gone = 2;", data);
  first.take(undefined);
  first.take((await load("export const kept = 3;", data)).module);
  expect(first.module).toMatchObject({ kept: 3, gone: 2 });
});

test("a re-exported name stays bound to its declaring module", () => {
  const reexports =
    'import { a } from "./a.js"; export { a }; export { b } from "./b.js"; export * from "./c.js";';
  expect(exchangeable("index.js", reexports)).toContain("instances.push((next) => {  });");
});

test("the code keeps its length, so that its source map stays valid", () => {
  const code = rule(1);
  expect(exchangeable("rule.js", code).slice(0, code.length)).toBe(code.replaceAll("const ", "let   "));
});
