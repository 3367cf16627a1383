import { resolve } from "node:path";
import { expect, test } from "vitest";
import {
  type Above,
  bypassesOfPublicInterface,
  fileCycle,
  importCycle,
  readSources,
  upwardImports,
} from "./module-boundaries.ts";

const root = resolve(import.meta.dirname, "../..");
const api = readSources(root, "packages/api/src");
const domain = readSources(root, "packages/domain/src");
/** The starter of the local world's processes, each of which has its own folder. */
const localWorld = readSources(root, "tools/local").filter(({ path }) => !path.includes("/"));
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
])("an import that bypasses the public interface and is planted in %s is reported", (path, target) => {
  expect(bypassesOfPublicInterface(planted(path, target))).toEqual([expect.stringContaining(path)]);
});

test("a planted import cycle is reported", () => {
  const circle = importCycle(planted("modules/machines/planted.ts", "../rooms/public.ts"));
  expect(circle).toEqual(expect.arrayContaining(["machines", "rooms"]));
});

/** Modules import the context of a request, which therefore must not import them. */
const modules: Above = {
  folder: "modules/",
  mayBeImportedBy: [
    "app.ts",
    "index.ts",
    "invariants/",
    "jobs/",
    "join-fleet.ts",
    "migrate.ts",
    "plugins/",
    "seed/",
    "server.ts",
    "worker.ts",
  ],
};

/** Messages may use all areas; a text that a rule itself needs is next to that rule. */
const messages: Above = { folder: "messages/", mayBeImportedBy: ["index.ts", "lists/"] };

test("no code below the modules of the API imports them", () =>
  expect(upwardImports(api, modules)).toEqual([]));

test("no area of the domain imports the messages, which are in a higher layer", () => {
  expect(domain.length).toBeGreaterThan(300);
  expect(upwardImports(domain, messages)).toEqual([]);
});

test.each([
  ["graphql/planted.ts", "../modules/user/public.ts"],
  ["db/planted.ts", "../modules/course-progress/public.ts"],
])("an import of a module that is planted in the lower layer %s is reported", (path, target) =>
  expect(upwardImports(planted(path, target), modules)).toEqual([expect.stringContaining(path)]),
);

test("an import of the messages that is planted in an area is reported", () => {
  const found = upwardImports(
    [...domain, { path: "cloud/planted.ts", text: 'import type { A } from "../messages/errors.ts";' }],
    messages,
  );
  expect(found).toEqual([expect.stringContaining("cloud/planted.ts")]);
});

test("files of the local world have no import cycle, and a planted one is reported", () => {
  expect(localWorld.length).toBeGreaterThan(30);
  expect(fileCycle(localWorld)).toBeUndefined();
  const service = localWorld.find(({ path }) => path === "mailbox-service.ts");
  const text = `${service?.text ?? ""}import type { apiService } from "./portal.ts";\n`;
  const others = localWorld.filter((source) => source !== service);
  expect(fileCycle([...others, { path: "mailbox-service.ts", text }])).toContain("portal.ts");
});
