import { hash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "@cathedra/domain";
import fastifyStatic from "@fastify/static";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { originOfLinks } from "../config/object-store-address.ts";
import type { Config } from "../config.ts";
import { appError } from "../errors.ts";
import { sendError } from "./error-model.ts";
import { type PageSources, pageContentPolicy, workerContentPolicy } from "./security-headers.ts";

/** File names below this path contain a hash of their content, which Vite adds. */
const hashedAssets = "/assets/";
/** The path of workers' scripts in the build. */
const workers = "/assets/workers/";

/** The service worker, whose address stays the same in every release. */
const serviceWorker = "/sw.js";
const manifest = "/manifest.webmanifest";

/** Takes the place of the service worker in browsers that have one: it deletes what that one kept, and itself. */
const lastServiceWorker = `self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const emptied = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(emptied.then(() => self.registration.unregister()));
});
`;

const hidden = { schema: { hide: true } };

/**
 * Serves the built web: compressed files if the build has made them, hashed assets with an unlimited cache lifetime, and
 * everything else checked on every load. An unknown address that a browser requests as a page gets the start page, because the
 * web does its own routing.
 */
export const staticWeb = ({ webRoot, site, machines, objectStore }: Config) =>
  fastifyPlugin(
    async (app) => {
      // Fastify accepts only one handler for missing routes, so this one also answers for the API.
      const sayNotFound = (request: FastifyRequest, reply: FastifyReply) =>
        sendError(appError("NOT_FOUND"), request, reply);
      if (webRoot === undefined) {
        app.setNotFoundHandler(sayNotFound);
        return;
      }
      const sendPage = pageSender(join(webRoot, "index.html"), site, {
        rooms: machines?.frameSources ?? [],
        uploads: originOfLinks(objectStore),
      });
      app.get("/", hidden, (_request, reply) => sendPage(reply));
      app.get("/index.html", hidden, (_request, reply) => sendPage(reply));
      const named = getManifest(join(webRoot, manifest), site);
      if (named !== undefined)
        app.get(manifest, hidden, (_request, reply) =>
          reply.header("cache-control", "no-cache").type("application/manifest+json").send(named),
        );
      if (!site.offline.isOn)
        app.get(serviceWorker, hidden, (_request, reply) =>
          reply
            .header("cache-control", "no-cache")
            .type("text/javascript; charset=utf-8")
            .send(lastServiceWorker),
        );
      await app.register(fastifyStatic, {
        root: webRoot,
        index: false,
        preCompressed: true,
        cacheControl: false,
        dotfiles: "ignore",
        setHeaders: (reply) => {
          const { url } = reply.request;
          const isHashed = url.startsWith(hashedAssets);
          if (url.startsWith(workers) || url === serviceWorker)
            reply.header("content-security-policy", workerContentPolicy);
          reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
        },
      });
      app.setNotFoundHandler((request, reply) =>
        isPageRequest(request) ? sendPage(reply) : sayNotFound(request, reply),
      );
    },
    { name: "static-web", dependencies: ["error-model"] },
  );

/** The web's manifest with the name of this deployment, under which a device lists the portal; undefined if the web has none. */
function getManifest(file: string, { product }: SiteConfig): string | undefined {
  if (!existsSync(file)) return undefined;
  const template = JSON.parse(readFileSync(file, "utf8")) as Readonly<Record<string, unknown>>;
  return JSON.stringify({ ...template, name: product.title, short_name: product.title });
}

/** Reads the page once. Each response has its own nonce, which the page's style elements repeat. */
function pageSender(
  file: string,
  site: SiteConfig,
  sources: PageSources,
): (reply: FastifyReply) => FastifyReply {
  const page = readFileSync(file, "utf8");
  const scriptHashes = hashesOfInlineScripts(page);
  return (reply) => {
    const nonce = randomBytes(16).toString("base64");
    return reply
      .code(200)
      .header("content-security-policy", pageContentPolicy(site, sources, nonce, scriptHashes))
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(page.replace("<head>", `<head><meta property="csp-nonce" content="${nonce}" nonce="${nonce}">`));
  };
}

function hashesOfInlineScripts(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = ""]) => `sha256-${hash("sha256", script, "base64")}`,
  );
}

/**
 * Whether a request is for a page: `/logbook/records` is one; `/assets/gone.js`, `/.git/config` and everything under `/api` are
 * not.
 */
function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  const path = url.split("?", 1)[0] ?? "";
  const isFile = path.startsWith(hashedAssets) || /\/\.|\.[A-Za-z0-9]+$/.test(path);
  const isApi = path === "/api" || path.startsWith("/api/");
  const wantsPage = /text\/html|\*\/\*/.test(headers.accept ?? "*/*");
  return (method === "GET" || method === "HEAD") && !isApi && !isFile && wantsPage;
}
