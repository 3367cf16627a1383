import { resolve } from "node:path";
import { expect, test } from "vitest";
import { besideTheFace, circleOf, readApi } from "./module-faces.ts";

const api = readApi(resolve(import.meta.dirname, "../.."));
const planted = (path: string, target: string) => [
  ...api,
  { path, text: `import { anything } from "${target}";\n` },
];

test("a module of the API is entered by its face", () => {
  expect(api.length).toBeGreaterThan(200);
  expect(besideTheFace(api)).toEqual([]);
});

test("no module of the API needs one that needs it", () => expect(circleOf(api)).toBeUndefined());

test.each([
  ["modules/rooms/planted.ts", "../machines/store.ts"],
  ["modules/machines/reconciler/planted.ts", "../../accounts/ledger.ts"],
  ["jobs/planted.ts", "../modules/events/module.ts"],
])("a way beside the face, planted in %s, is found", (path, target) => {
  expect(besideTheFace(planted(path, target))).toEqual([expect.stringContaining(path)]);
});

test("a planted circle is found", () => {
  const circle = circleOf(planted("modules/machines/planted.ts", "../rooms/face.ts"));
  expect(circle).toEqual(expect.arrayContaining(["machines", "rooms"]));
});
