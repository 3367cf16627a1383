import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type ProxyOptions } from "vite";
import { englishDates } from "./vite/english-dates.ts";
import { englishWords } from "./vite/english-words.ts";
import { hotDomain } from "./vite/hot-domain.ts";
import { precompress } from "./vite/precompress.ts";
import { relayParts } from "./vite/relay-parts.ts";
import { relayTag } from "./vite/relay-tag.ts";
import { routerParts } from "./vite/router-parts.ts";

const here = import.meta.dirname;

/** The API that `vite dev` passes requests on to. */
const portal = process.env.PORTAL_URL ?? "http://localhost:3000";
const served = ["/api", "/config.json", "/healthz", "/readyz"];
const proxy: Record<string, ProxyOptions> = Object.fromEntries(
  served.map((from) => [from, { target: portal }]),
);

/**
 * What the start page needs and others need too, with all that it needs itself: in one piece it takes less than each in a
 * file of its own, and the start of the portal stays a handful of files. Whatever else joins brings only its own.
 */
const commonParts = new RegExp(
  [
    "/ui-kit/src/(?:Text|Inline|Grid|Card|LinkButton|VisuallyHidden|EmptyState|Badge|Table|theme|ProgressRing)/",
    "/ui-kit/src/Progress/bar-props",
    "/web/src/features/learning/",
    "/domain/src/(?:learning/(?:completion|space-address)|messages/(?:courses|loading-modules))",
    "/web/src/(?:relay|format)/",
    "/web/src/features/(?:section|poll|names|attending-name|record-owner|recent-records|draft-list)/",
    "/web/src/features/cloud-cases/(?:OngoingCase|own-vouchers|voucher-href|time-left)",
    "/web/src/features/events/(?:ComingUp|EventList|use-opened-event|use-events-poll)",
    "/web/src/features/(?:table-page/(?:opened-row|table-view)|draft/draft-(?:loader|address))",
    "/web/src/features/case-start/case-href",
    String.raw`/dist/private/(?:i18n/useLocalizedStringFormatter|utils/(?:animation|useControlledState))\.mjs`,
    String.raw`/lucide-react/dist/esm/icons/(?:calendar|check|chevron-down|copy|graduation-cap|pencil|trash-2|play|plus|cloud-server)\.m?js`,
  ].join("|"),
);

/** What the start page and the pages of the activity log say of a run. */
const runParts = new RegExp(
  [
    "/web/src/features/vist-activities/(?:run-texts|RunResult)",
    "/domain/src/(?:messages/activity-log|results/result-texts)",
  ].join("|"),
);

/** News and videos: of the start page and the pages that show them, and of no page with a table. */
const contentParts = new RegExp(
  ["/web/src/features/(?:content-state|videos)/", "/domain/src/(?:content/youtube|messages/content)"].join(
    "|",
  ),
);

/** What follows the hints of the portal: of the pages that show results, and with the bell of every page once it stands. */
const hintParts =
  /\/web\/src\/(?:rest\/|features\/(?:hints\/(?!stream)|vist-activities\/(?:ResultsArriving|use-results-arriving)))/;

/** The number on the bell and the stream of hints: every page fetches them, once it stands. */
const bellParts =
  /\/web\/src\/features\/(?:hints\/stream\/|inbox\/(?:BellWatch|inbox-requests|unseen-count))/;

/** What a page with a table begins with, without the lists and dialogs that others of its fields need. */
const inputParts = /\/ui-kit\/src\/(?:SearchField|field|Pager|Progress)\//;

/** What opens over a page, fetched by every page when it is idle: menus, dialogs, drawers, with what they are made of. */
const overlayParts = /\/ui-kit\/src\/(?:Menu|Dialog|Drawer|Popover|Tooltip)\//;

/**
 * What fields for dates are made of, as much as all the rest of a form: forms and filters share them, in a chunk of
 * their own. Nothing in here may need the chunk of a form (test/built/budgets.test.ts finds such a circle).
 */
const dateParts = new RegExp(
  [
    "/@internationalized/(?:date|number)/",
    String.raw`/react-\w+/dist/private/(?:intl/)?(?:calendar|datepicker|spinbutton)/`,
    String.raw`/private/(?:RangeCalendar|Calendar|DateField|DatePicker|HiddenDateInput)\.mjs`,
    String.raw`/private/(?:utils/useDeepMemo|i18n/useDateFormatter)\.mjs`,
  ].join("|"),
);

/** All that a page loads where nobody is signed in (src/start.ts). */
const startParts = new RegExp(
  [
    String.raw`/web/src/(?:start|http|observable|once-in-flight|polyfills)\.ts`,
    "/web/src/reports/early-errors",
    "/domain/src/reports/(?:index|sampling)",
    "/web/src/(?:auth/|site/site-config|app/reload-stale-build|router/areas|router/must-sign-in-first)",
    String.raw`/domain/src/(?:index|site-config|result)\.ts`,
    "/node_modules/valibot/",
    "vite/preload-helper|/web/index\\.html",
  ].join("|"),
);

/** What those share with the other fields that open a list: a page without dates must not need theirs. */
const listParts = /\/private\/(?:i18n\/useFilter|overlays\/useOverlayTrigger)\.mjs/;

export default defineConfig({
  plugins: [
    relayTag(path.posix.join(here, "src/__generated__")),
    relayParts(),
    routerParts(),
    englishWords(),
    englishDates(),
    react(),
    hotDomain(path.join(here, "../domain/src")),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `c${hash}` }),
    precompress(),
  ],
  resolve: { conditions: ["cathedra-source", ...defaultClientConditions] },
  // The API gives what lies there the policy of a worker.
  define: {
    // What reports errors leaves out what is not used of it: its words for developers, and what packs recordings.
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
      // `main` comes with the first view where somebody is signed in: src/start.ts.
      input: { index: path.join(here, "index.html"), main: path.join(here, "src/main.tsx") },
      output: {
        // What the first view needs travels in one piece: it compresses better than twenty.
        codeSplitting: {
          groups: [
            { name: "start", test: startParts, tags: ["$initial"], priority: 3 },
            { name: "initial", tags: ["$initial"], priority: 2 },
            {
              name: "procedure-catalogue",
              test: /\/domain\/src\/logbook\/catalogue\/(?!lookup)/,
              priority: 1,
            },
            { name: "lists", test: listParts, includeDependenciesRecursively: false, priority: 1 },
            { name: "common", test: commonParts, minShareCount: 2, priority: 1.9 },
            { name: "content", test: contentParts, minShareCount: 2, priority: 1.88 },
            { name: "runs", test: runParts, minShareCount: 2, priority: 1.87 },
            { name: "hints", test: hintParts, priority: 1.865 },
            { name: "bell", test: bellParts, priority: 1.86 },
            { name: "inputs", test: inputParts, minShareCount: 2, priority: 1.85 },
            { name: "overlays", test: overlayParts, priority: 1.8 },
            // The bundle for reading documents, and nothing else (decision 0256).
            { name: "document-reader", test: /\/pdfjs-dist\//, priority: 1 },
            { name: "dates", test: dateParts, includeDependenciesRecursively: false, priority: 1 },
          ],
        },
      },
    },
  },
});
