import { resolve } from "node:path";
import { expect, test } from "vitest";
import { crossRouteImports, deepFeatureImports, layerViolations, readWeb } from "./web-layers.ts";

const web = readWeb(resolve(import.meta.dirname, "../.."));
const planted = (path: string, text: string) => [...web, { path, text: `${text}\n` }];

test("a route of the web imports only its own folder, parent folders, and layers below the routes", () => {
  expect(web.length).toBeGreaterThan(400);
  expect(crossRouteImports(web)).toEqual([]);
  expect(layerViolations(web)).toEqual([]);
  expect(deepFeatureImports(web)).toEqual([]);
});

test.each([
  ["routes/events/Planted.tsx", 'import { list } from "../cloud-cases/list-by.ts";'],
  ["routes/admin/accounts/Planted.tsx", 'import * as times from "../events/EventTimes.tsx";'],
  ["routes/logbook/start/Planted.tsx", 'import { loader } from "../totals/loader.ts";'],
  ["routes/home/planted.ts", 'export { loader } from "../logbook/loader.ts";'],
  ["routes/videos/planted.ts", 'const page = () => import("../home/route.tsx");'],
])("an import across routes that is planted in %s is reported", (path, text) => {
  expect(crossRouteImports(planted(path, text))).toEqual([expect.stringContaining(path)]);
});

test.each([
  ["features/names/planted.ts", 'import { Shell } from "../../routes/home/route.tsx";'],
  ["relay/planted.ts", 'import { toasts } from "../shell/toasts.ts";'],
  ["shell/planted.ts", 'import { usePoll } from "../features/poll/use-poll.ts";'],
  ["router/planted.ts", 'import { loader } from "../routes/home/loader.ts";'],
  ["format/planted.ts", 'import "../relay/environment.ts";'],
])("an import against the layers that is planted in %s is reported", (path, text) => {
  expect(layerViolations(planted(path, text))).toEqual([expect.stringContaining(path)]);
});

test("an import of a feature's private folder is reported", () => {
  const found = deepFeatureImports(
    planted("routes/home/planted.ts", 'import "../../features/poll/own/clock.ts";'),
  );
  expect(found).toEqual([expect.stringContaining("routes/home/planted.ts")]);
});

test("a page named in an area's page list and an import from a parent folder are allowed", () => {
  const pages = planted("routes/events/pages.ts", 'const page = () => import("./route.tsx");');
  expect(crossRouteImports(pages)).toEqual([]);
  expect(crossRouteImports(planted("routes/admin/events/planted.ts", 'import "../AdminPage.tsx";'))).toEqual(
    [],
  );
});
