import path from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type ProxyOptions } from "vite";
import { englishDates } from "./vite/english-dates.ts";
import { englishWords } from "./vite/english-words.ts";
import { precompress } from "./vite/precompress.ts";
import { relayParts } from "./vite/relay-parts.ts";
import { relayTag } from "./vite/relay-tag.ts";

const here = import.meta.dirname;

/** The API that `vite dev` passes requests on to. */
const portal = process.env.PORTAL_URL ?? "http://localhost:3000";
const served = ["/api", "/config.json", "/healthz", "/readyz"];
const proxy: Record<string, ProxyOptions> = Object.fromEntries(
  served.map((from) => [from, { target: portal }]),
);

/** Small things that nearly every page has: in one piece they take less than each in a file of its own. */
const commonParts = new RegExp(
  [
    "/ui-kit/src/(?:Text|Inline|Grid|Card|LinkButton|VisuallyHidden|EmptyState)/",
    "/web/src/(?:features/section/|relay/use-route-query)",
    String.raw`/lucide-react/dist/esm/icons/(?:calendar|check|chevron-down|copy|trash-2)\.m?js`,
  ].join("|"),
);

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

/** What those share with the other fields that open a list: a page without dates must not need theirs. */
const listParts = /\/private\/(?:i18n\/useFilter|overlays\/useOverlayTrigger)\.mjs/;

export default defineConfig({
  plugins: [
    relayTag(path.posix.join(here, "src/__generated__")),
    relayParts(),
    englishWords(),
    englishDates(),
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `c${hash}` }),
    precompress(),
  ],
  resolve: { conditions: ["cathedra-source", ...defaultClientConditions] },
  // The API gives what lies there the policy of a worker.
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
      output: {
        // What the first view needs travels in one piece: it compresses better than twenty.
        codeSplitting: {
          groups: [
            { name: "initial", tags: ["$initial"], priority: 2 },
            {
              name: "procedure-catalogue",
              test: /\/domain\/src\/logbook\/catalogue\/(?!lookup)/,
              priority: 1,
            },
            { name: "lists", test: listParts, includeDependenciesRecursively: false, priority: 1 },
            { name: "common", test: commonParts, includeDependenciesRecursively: false, priority: 1 },
            { name: "dates", test: dateParts, includeDependenciesRecursively: false, priority: 1 },
          ],
        },
      },
    },
  },
});
