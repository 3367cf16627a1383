import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { constants } from "node:zlib";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type ProxyOptions } from "vite";
import { compression, defineAlgorithm } from "vite-plugin-compression2";
import { VitePWA } from "vite-plugin-pwa";
import { contractTexts } from "./vite/contract-texts.ts";
import { hotDomain } from "./vite/hot-domain.ts";
import { offlineFiles } from "./vite/offline-files.ts";
import { preloadPortal } from "./vite/preload-portal.ts";
import { relayTag } from "./vite/relay-tag.ts";

const here = import.meta.dirname;

/** The API that `vite dev` passes requests on to. */
const portal = process.env.PORTAL_URL ?? "http://localhost:3000";
const served = ["/api", "/config.json", "/healthz", "/readyz"];
const proxy: Record<string, ProxyOptions> = Object.fromEntries(
  served.map((from) => [from, { target: portal }]),
);

type Module = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] };
type Modules = { readonly getModuleInfo: (id: string) => Module | null };

const entries = { index: path.join(here, "index.html"), main: path.join(here, "src/main.tsx") };

function withImports(files: readonly string[], getImports: (file: string) => readonly string[]): Set<string> {
  const found = new Set(files);
  // Iterating a Set includes elements that are added during the iteration.
  for (const file of found) for (const imported of getImports(file)) found.add(imported);
  return found;
}

let startFiles: ReadonlySet<string> | undefined;

/**
 * Whether a module is among the imports of index.html: the page begins with them, and loads nothing else if no one is signed in.
 */
function isOfStart(id: string, modules: Modules): boolean {
  startFiles ??= withImports([entries.index], (file) => modules.getModuleInfo(file)?.importedIds ?? []);
  return startFiles.has(id);
}

/** The modules of the date fields contain a calendar, which is a quarter of the code that pages share. */
const dateFields = ["DatePicker", "DateField", "TimeField"].map((name) =>
  path.join(here, "../ui-kit/src", name, "index.ts"),
);
/** This file names every component of the library, and the bundler keeps those that are used. */
const libraryIndex = /\/react-aria-components\/dist\/exports\/index\.mjs$/;
let filesBesideDates: ReadonlySet<string> | undefined;

/** Modules that only pages with a field for days or times load. */
function isOfDates(id: string, modules: Modules): boolean {
  filesBesideDates ??= withImports(Object.values(entries), (file) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(file) ?? {};
    return libraryIndex.test(file)
      ? []
      : [...importedIds, ...dynamicallyImportedIds].filter((imported) => !dateFields.includes(imported));
  });
  return !filesBesideDates.has(id);
}

const areas = path.join(here, "src/routes/");
/** The pages that are opened most, which need few controls, and what runs beside every page. */
const listFiles = [
  ...["logbook", "logbook/records", "activity-log", "admin/groups/class", "admin/groups/class/people"].map(
    (page) => path.join(areas, page, "route.tsx"),
  ),
  ...globSync(path.join(areas, "home/*.tsx")),
  ...["features/hints/stream/follow-hints.ts", "features/vist-activities/use-results-arriving.ts"].map(
    (file) => path.join(here, "src", file),
  ),
];
let filesOfLists: ReadonlySet<string> | undefined;

/** Modules that a list needs before its content is shown. Forms and dialogs need three times as much of what pages share. */
function isOfLists(id: string, modules: Modules): boolean {
  filesOfLists ??= withImports(listFiles, (file) =>
    libraryIndex.test(file) ? [] : (modules.getModuleInfo(file)?.importedIds ?? []),
  );
  return filesOfLists.has(id);
}

/** The rules of the domain by which addresses of pages are read. */
const rulesOfAddresses =
  /\/domain\/src\/(?:activity-log\/usual-order|audit\/limits|learning\/space-address|lists\/[^/]+|logbook\/(?:cascade|confirmation\/confirmation|limits|narrow-levels|record-search|totals\/period|values)|messages\/feedback|reports\/failed-request|results\/run-outcome|stations\/(?:heartbeat|station-conditions)|this-week\/reason-labels)\.ts$/;
let filesOfAddresses: ReadonlySet<string> | undefined;

/**
 * The addresses of all areas with their loaders. They run before the code of the portal is there, and begin what a page loads.
 */
function isOfAddresses(id: string, modules: Modules): boolean {
  filesOfAddresses ??= withImports(
    globSync(`${areas}*/pages.ts`),
    (file) => modules.getModuleInfo(file)?.importedIds ?? [],
  );
  return (
    rulesOfAddresses.test(id) || (filesOfAddresses.has(id) && !/\/__generated__\/|\/domain\/src\//.test(id))
  );
}

let filesOfMain: ReadonlySet<string> | undefined;

/** Whether the module is imported by the main entry and by addresses of more than one area. */
function isOfAllAddresses(id: string, modules: Modules): boolean {
  filesOfMain ??= withImports([entries.main], (file) => modules.getModuleInfo(file)?.importedIds ?? []);
  return filesOfMain.has(id) && isOfAddresses(id, modules) && getArea(id) === undefined;
}

/** The area of pages that a file belongs to; undefined for files of several areas. */
function getArea(id: string): string | undefined {
  const area = id.startsWith(areas) ? id.slice(areas.length).split("/")[0] : undefined;
  // The addresses of the start page are few, and every page loads them.
  return area === "home" ? undefined : area;
}

/** The best quality takes half of the processor time of a build, so tests, which serve it a few times, ask for a quick one. */
const brotli = defineAlgorithm("brotliCompress", {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: process.env.COMPRESSION === "quick" ? 4 : constants.BROTLI_MAX_QUALITY,
  },
});

/** Served besides what the build names: the page, and files with names of their own. */
const unnamed = ["index.html", "favicon.svg"];

export default defineConfig({
  plugins: [
    relayTag(path.posix.join(here, "src/__generated__")),
    contractTexts(path.join(here, "../qt-bridge/src/contract")),
    optimizeLocales.vite({ locales: ["en-US"] }),
    react(),
    hotDomain(path.join(here, "../domain/src")),
    preloadPortal("src/main.tsx"),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `c${hash}` }),
    compression({ algorithms: [brotli, "gzip"], threshold: 1024 }),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "src/worker",
      filename: "sw.ts",
      // `OfflineWatch` registers it when the page is idle; the API writes the manifest (decision 0362).
      injectRegister: null,
      manifest: false,
      includeManifestIcons: false,
      injectManifest: {
        target: "chrome102",
        globPatterns: [...unnamed, "assets/**/*.{js,css,woff2}"],
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [
          async (entries) => {
            const files = offlineFiles(
              JSON.parse(readFileSync(path.join(here, "dist/.vite/manifest.json"), "utf8")),
            );
            return { manifest: entries.filter(({ url }) => unnamed.includes(url) || files.has(url)) };
          },
        ],
      },
    }),
  ],
  resolve: { conditions: ["cathedra-source", ...defaultClientConditions] },
  // The API serves the files of this folder with the content security policy of a worker.
  define: {
    // Removes unused parts of the error reporter: its debug messages and its compression of recordings.
    __SENTRY_DEBUG__: "false",
    __RRWEB_EXCLUDE_IFRAME__: "true",
    __RRWEB_EXCLUDE_SHADOW_DOM__: "true",
    __SENTRY_EXCLUDE_REPLAY_WORKER__: "true",
  },
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/workers/[name]-[hash].js" } },
  },
  server: { proxy, strictPort: false },
  build: {
    // Qt WebEngine 6.4, the browser inside the desktop client.
    target: "chrome102",
    cssTarget: "chrome102",
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // `main` is loaded with the first view if a person is signed in: src/start.ts.
      input: entries,
      output: {
        // A few larger files instead of many small ones: code that many pages share is one file, and so are all styles.
        codeSplitting: {
          groups: [
            {
              name: (id, modules) => (isOfStart(id, modules) ? "start" : null),
              debugName: "start",
              priority: 4,
            },
            {
              name: (id, modules) => (isOfAllAddresses(id, modules) ? "addresses" : null),
              debugName: "addresses",
              priority: 3,
            },
            // Code that the pages of several lists share.
            {
              name: (id, modules) =>
                isOfAddresses(id, modules) && getArea(id) === undefined ? "lists" : null,
              debugName: "lists",
              priority: 2.7,
            },
            {
              name: (id, modules) => (isOfAddresses(id, modules) ? `area-${getArea(id)}` : null),
              debugName: "area",
              priority: 2.5,
            },
            // All styles except those of a page that few people open.
            { name: "styles", test: /^(?!.*\/records\/several\/).*\.css$/, priority: 3 },
            { name: "first-view", tags: ["$initial"], priority: 2 },
            {
              name: (id, modules) => (!isOfDates(id, modules) && isOfLists(id, modules) ? "shared" : null),
              debugName: "shared",
              minShareCount: 8,
              priority: 1.6,
            },
            // Toasts, dialogs, menus and drawers, which a page loads when somebody begins to use it.
            {
              name: "overlays",
              test: /\/(?:overlay\/sheets|shell\/Overlays|Toast\/ToastRegion)\.tsx?$/,
              priority: 1.5,
            },
            {
              name: (id, modules) => (isOfDates(id, modules) ? null : "controls"),
              debugName: "controls",
              minShareCount: 8,
              priority: 1.5,
            },
            // The connection to the desktop client, which few people use.
            { name: "desktop", test: /\/qt-bridge\/src\// },
            { name: (id, modules) => (isOfDates(id, modules) ? "dates" : null), debugName: "dates" },
            // The content below the first view of the start page, as one file.
            {
              name: "home-below",
              test: /\/src\/(?:routes\/home\/(?:news|partners|ActivityLogCard|CloudCasesCard|EventsCard|SpacesCard)|features\/videos\/(?:VideoGrid|filter-by-title))/,
            },
            // The queues of attendings, administrators and staff, with the modules that only they share with other pages.
            {
              name: "work-queues",
              test: /\/(?:routes\/home\/queues\/[^/]+|features\/people\/person-href|messages\/(?:station-admin|work-queues)|machines\/machine-texts|quota\/hours)\.tsx?$/,
            },
            // Modules that every page loads when it is idle: listeners for background events, the number on the bell,
            // and what the activity log shares with its card on the start page.
            {
              name: "idle",
              test: /\/(?:BackgroundWork|OfflineWatch|RecordQueueWatch|ResultsArriving|use-results-arriving|follow-hints|BellWatch|inbox-requests|unseen-count|messages\/inbox|vist-activities\/(?:RunResult|run-(?:sources|texts))|results\/result-texts)\.tsx?$/,
            },
            // Only data that the browser keeps needs `idb`: saved records that wait, and answers for a start without a network.
            { name: "idb", test: /\/node_modules\/idb\//, priority: 2 },
            // Only where a saved record waits.
            { name: "record-queue-texts", test: /\/messages\/record-queue\.ts$/, priority: 2 },
            // The bundle for reading documents, and nothing else (decision 0256).
            { name: "document-reader", test: /\/node_modules\/pdfjs-dist\//, priority: 2 },
          ],
        },
      },
    },
  },
});
