import { resolve } from "node:path";
import { expect, test } from "vitest";
import { bypassesOfPublicInterface, importCycle, readApi } from "./module-boundaries.ts";

const api = readApi(resolve(import.meta.dirname, "../.."));
const planted = (path: string, target: string) => [
  ...api,
  { path, text: `import { anything } from "${target}";\n` },
];

test("modules of the API import each other only through their public interface", () => {
  expect(api.length).toBeGreaterThan(200);
  expect(bypassesOfPublicInterface(api)).toEqual([]);
});

test("modules of the API do not import each other in a cycle", () =>
  expect(importCycle(api)).toBeUndefined());

test.each([
  ["modules/rooms/planted.ts", "../machines/store.ts"],
  ["modules/machines/reconciler/planted.ts", "../../accounts/ledger.ts"],
  ["jobs/planted.ts", "../modules/events/module.ts"],
])("an import that bypasses the public interface, planted in %s, is found", (path, target) => {
  expect(bypassesOfPublicInterface(planted(path, target))).toEqual([expect.stringContaining(path)]);
});

test("a planted import cycle is found", () => {
  const circle = importCycle(planted("modules/machines/planted.ts", "../rooms/public.ts"));
  expect(circle).toEqual(expect.arrayContaining(["machines", "rooms"]));
});
