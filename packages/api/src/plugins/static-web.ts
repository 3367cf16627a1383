import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
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
      await app.register(fastifyStatic, {
        root: webRoot,
        index: false,
        preCompressed: true,
        cacheControl: false,
        dotfiles: "ignore",
        setHeaders: (reply) => {
          const { url } = reply.request;
          const isHashed = url.startsWith(hashedAssets);
          if (url.startsWith(workers)) reply.header("content-security-policy", workerContentPolicy);
          reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
        },
      });
      app.setNotFoundHandler((request, reply) =>
        isPageRequest(request) ? sendPage(reply) : sayNotFound(request, reply),
      );
    },
    { name: "static-web", dependencies: ["error-model"] },
  );

/** Reads the page once. Each response has its own nonce, which the page's style elements repeat. */
function pageSender(
  file: string,
  site: SiteConfig,
  sources: PageSources,
): (reply: FastifyReply) => FastifyReply {
  const page = readFileSync(file, "utf8");
  return (reply) => {
    const nonce = randomBytes(16).toString("base64");
    return reply
      .code(200)
      .header("content-security-policy", pageContentPolicy(site, sources, nonce))
      .header("cache-control", "no-cache")
      .type("text/html; charset=utf-8")
      .send(page.replace("<head>", `<head><meta property="csp-nonce" content="${nonce}" nonce="${nonce}">`));
  };
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
