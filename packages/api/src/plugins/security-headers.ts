import type { SiteConfig } from "@cathedra/domain";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";

/** The content security policy of all responses that are not pages: they must not run code or be framed. */
const bareContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Other origins that a page may frame or send requests to. */
export type PageSources = {
  /** The origins of the simulators that run in the cloud, which pages show in frames. */
  readonly rooms: readonly string[];
  /**
   * The origin for parts of large uploads, if it is not the portal's own. Everything that is shown comes from the portal's own
   * origin, whatever the store is.
   */
  readonly uploads: string | undefined;
};

/**
 * The content security policy of pages. `styleNonce` allows the few style elements of the component library, `scriptHashes` the
 * page's own inline script (CSP 3, hash-source). Requests are allowed to the issuer, which renews tokens, and, if the deployment
 * has a desktop client, to the loopback address. Only the player of the videos (1.035), the rooms of the machines, and reports
 * that the portal serves may be framed.
 */
export function pageContentPolicy(
  { identity, videos, desktopClient }: SiteConfig,
  { rooms, uploads }: PageSources,
  styleNonce: string,
  scriptHashes: readonly string[],
): string {
  const store = uploads === undefined ? "" : ` ${uploads}`;
  // A page itself measures the connection to a machine, so it may send requests to the origins of the rooms.
  const measured = rooms
    .flatMap((source) => [source, source.replace(/^http/, "ws")])
    .map((source) => ` ${source}`)
    .join("");
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" "),
    `style-src 'self' 'nonce-${styleNonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${new URL(identity.issuer).origin}${desktopClient.overWebSocket ? " ws://127.0.0.1:*" : ""}${store}${measured}`,
    ["frame-src 'self'", new URL(videos.playerUrl).origin, ...rooms].join(" "),
    "manifest-src 'self'",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}

/** A worker's script has its own policy instead of the page's: it may only request the API. */
export const workerContentPolicy = `${bareContentPolicy}; script-src 'self'; connect-src 'self'`;

const ofEveryResponse = {
  "content-security-policy": bareContentPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};
const onlyByTls = { "strict-transport-security": "max-age=31536000" };

/** Sets the security headers of every response. HSTS is only sent if the portal is reached by TLS. */
export const securityHeaders = ({ http }: Config) =>
  fastifyPlugin(
    async (app) => {
      const isTls = http.publicUrl.startsWith("https:");
      const headers = { ...ofEveryResponse, ...(isTls ? onlyByTls : {}) };
      app.addHook("onRequest", (_request, reply, done) => {
        reply.headers(headers);
        done();
      });
    },
    { name: "security-headers" },
  );
