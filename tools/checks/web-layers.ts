import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import type { Source } from "./module-boundaries.ts";

// The layers of the web application. A layer imports only the layers listed for it; a file that is not in a listed folder,
// such as `observable.ts`, may be imported by all of them.
const below: Readonly<Record<string, readonly string[]>> = {
  routes: [
    "features",
    "shell",
    "router",
    "rest",
    "relay",
    "auth",
    "theme",
    "site",
    "format",
    "__generated__",
  ],
  features: ["shell", "router", "rest", "relay", "auth", "theme", "site", "format", "__generated__"],
  // Signing out sends and removes what was typed, so the shell may import `draft`, `stored-form` and `record-queue`.
  shell: [
    "features/draft",
    "features/stored-form",
    "features/record-queue",
    // The shell loads the content of the bell's popover.
    "features/inbox",
    // The shell loads the bar that is shown in a session at a station.
    "features/station-session",
    // The shell passes the station and its software to the desktop client.
    "features/service-tag",
    "features/update-checker",
    // The shell passes the owner of runs to the desktop client on every page, and asks before a sign-out would end one.
    "features/simulator-run",
    // The shell loads the form for reporting a problem when it is opened.
    "features/feedback",
    // The shell loads the terms of use when there is a version to accept.
    "features/terms",
    // Every page lets the browser keep what it starts with without a network.
    "features/offline",
    // The shell loads the search, which is available on every page.
    "features/search",
    "router",
    "relay",
    "auth",
    "theme",
    "site",
    "format",
    "__generated__",
  ],
  // The router contains the frame of the pages, and loads areas and pages only by `import()`.
  router: ["shell", "relay", "auth", "site"],
  // The layer for requests other than GraphQL.
  rest: ["relay", "auth", "site"],
  // The layer for error reports.
  reports: ["relay", "auth", "site"],
  relay: ["auth", "site", "format", "__generated__"],
  auth: ["site"],
  theme: [],
  site: [],
  format: [],
};

type Import = { readonly target: string; readonly isLazy: boolean };

const imported = /(?:from|(?<lazy>import\()|import)\s*"(?<target>\.[^"]+)"/g;

function getImports({ path, text }: Source): readonly Import[] {
  return [...text.matchAll(imported)].map(({ groups }) => ({
    target: normalize(join(dirname(path), groups?.target ?? "")),
    isLazy: groups?.lazy !== undefined,
  }));
}

const isUnder = (path: string, folder: string) => path.startsWith(`${folder}/`);

/** Imports between layers that the list above does not allow. */
export function layerViolations(sources: readonly Source[]): readonly string[] {
  return sources.flatMap((source) => {
    const layer = source.path.split("/")[0] ?? "";
    const allowed = below[layer];
    if (allowed === undefined) return [];
    return getImports(source)
      .filter(({ target, isLazy }) => {
        if (isUnder(target, layer) || !((target.split("/")[0] ?? "") in { ...below, __generated__: [] }))
          return false;
        if (layer === "router" && isLazy && isUnder(target, "routes")) return false;
        return !allowed.some((name) => isUnder(target, name));
      })
      .map(
        ({ target }) =>
          `${source.path} imports ${target}: ${layer} stands on ${allowed.join(", ") || "nothing"}`,
      );
  });
}

/** The route to which a file below `routes` belongs: the nearest parent folder with a route, or else its own folder. */
function getRoute(path: string, routes: ReadonlySet<string>): string {
  for (let folder = dirname(path); folder !== "routes"; folder = dirname(folder)) {
    if (routes.has(folder)) return folder;
  }
  return dirname(path);
}

/**
 * Imports of a route from a sibling or a subfolder. A route may import its own folder and those above it; code that two routes
 * share is above both, or in `features`. An area's `pages.ts` names the routes of the area.
 */
export function crossRouteImports(sources: readonly Source[]): readonly string[] {
  const routes = new Set(
    sources.filter(({ path }) => path.endsWith("/route.tsx")).map(({ path }) => dirname(path)),
  );
  return sources
    .filter(({ path }) => isUnder(path, "routes") && !/^routes\/[^/]+\/pages\.ts$/.test(path))
    .flatMap((source) => {
      const own = getRoute(source.path, routes);
      return getImports(source)
        .filter(({ target }) => {
          if (!isUnder(target, "routes")) return false;
          const other = getRoute(target, routes);
          return other !== own && !isUnder(own, other);
        })
        .map(
          ({ target }) =>
            `${source.path} imports ${target}: what routes share lies above both, or in features`,
        );
    });
}

/** Imports into a folder inside a feature: that folder is private to the feature; its public interface is the files at its top. */
export function deepFeatureImports(sources: readonly Source[]): readonly string[] {
  const getFeature = (path: string) => /^features\/[^/]+/.exec(path)?.[0];
  return sources.flatMap((source) =>
    getImports(source)
      .filter(({ target }) => {
        const feature = getFeature(target);
        return feature !== undefined && feature !== getFeature(source.path) && dirname(target) !== feature;
      })
      .map(({ target }) => `${source.path} imports ${target}: a feature is entered by the files at its top`),
  );
}

/** All sources of the web application except tests, with their paths relative to `packages/web/src`. */
export function readWeb(root: string): readonly Source[] {
  const folder = join(root, "packages/web/src");
  return globSync("**/*.{ts,tsx}", { cwd: folder })
    .map((path) => path.replaceAll(sep, "/"))
    .filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith("__generated__/"))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}
