import { clientsClaim } from "workbox-core";
import { enable as preloadNavigations } from "workbox-navigation-preload";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";

// The service worker: it keeps the files with which the portal starts without a network, and nothing of a person. Pages come from
// the network where there is one, so a new release is never hidden by an old copy.

type Scope = {
  /** The build writes the files and their revisions here. */
  readonly __WB_MANIFEST: Parameters<typeof precacheAndRoute>[0];
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<readonly unknown[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: (event: Waiting) => void): void;
  addEventListener(type: "message", listener: (event: Waiting & { readonly data: unknown }) => void): void;
};
type Waiting = { waitUntil(work: Promise<unknown>): void };

declare const self: Scope;

/** A network that takes longer than this, in seconds, counts as none. */
const patienceSeconds = 4;

/** Addresses whose pages need the portal's answer, or are no pages. */
const neverKept = [
  /^\/(?:api|attending-address|auth|invitation|scanned-code|station-sign-in|stop-mails|verify)(?:\/|$)/,
  /^\/(?:healthz|readyz|metrics)$/,
  /\.[A-Za-z0-9]+$/,
];

/** A proxy that answers for a portal that is down counts as no network. */
const refuseOutage = {
  fetchDidSucceed: async ({ response }: { readonly response: Response }) => {
    if (response.status >= 502 && response.status <= 504) throw new Error(`${response.status}`);
    return response;
  },
};

const configFile = "/config.json";
const siteConfig = new NetworkFirst({
  cacheName: "cathedra.site",
  networkTimeoutSeconds: patienceSeconds,
  plugins: [refuseOutage],
});

// Only the page itself starts at `/`: its kept copy is a fallback.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: "", cleanURLs: false });
cleanupOutdatedCaches();
// Pages do not wait for the start of the worker.
preloadNavigations();
// The first page keeps answers too.
clientsClaim();
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: patienceSeconds,
      plugins: [refuseOutage, { handlerDidError: () => matchPrecache("/index.html") }],
    }),
    { denylist: neverKept },
  ),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === configFile, siteConfig);

self.addEventListener("install", (event) =>
  event.waitUntil(caches.open(siteConfig.cacheName).then((cache) => cache.add(configFile))),
);

// A page asks for this when nothing on it is half typed. Another open page still needs the files of the old release.
self.addEventListener("message", (event) => {
  if ((event.data as { readonly type?: unknown } | null)?.type !== "SKIP_WAITING") return;
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((pages) => {
      if (pages.length <= 1) return self.skipWaiting();
      return undefined;
    }),
  );
});
