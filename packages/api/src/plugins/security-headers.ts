import type { SiteConfig } from "@cathedra/domain";
import helmet from "@fastify/helmet";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";

/** The policy of all answers that are no pages: they must not run code or be framed. */
const bareContentPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Other origins that a page has to do with. */
export type PageSources = {
  /** The origins of the machines' rooms. */
  readonly rooms: readonly string[];
  /**
   * The origin for parts of large uploads, if it is another one. Everything shown is served from the portal's own origin,
   * whatever the store is.
   */
  readonly uploads: string | undefined;
};

/**
 * The pages' policy. `styleNonce` is for the few style elements that the component library makes; there is no inline
 * script. The issuer is where tokens are renewed; a desktop client of the same machine is reached over loopback alone, where the
 * deployment has such; the player of the videos (1.035), the rooms of the machines, by their
 * sources, and reports that we serve ourselves are all that may be framed.
 */
export function pageContentPolicy(
  { identity, videos, desktopClient }: SiteConfig,
  { rooms, uploads }: PageSources,
  styleNonce: string,
): string {
  const store = uploads === undefined ? "" : ` ${uploads}`;
  // The page itself measures the connection to a machine.
  const measured = rooms
    .flatMap((source) => [source, source.replace(/^http/, "ws")])
    .map((source) => ` ${source}`)
    .join("");
  return [
    "default-src 'none'",
    "script-src 'self'",
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

/** Headers of every response. HSTS only where the portal is reached by TLS. */
export const securityHeaders = ({ http }: Config) =>
  fastifyPlugin(
    async (app) => {
      const isTls = http.publicUrl.startsWith("https:");
      await app.register(helmet, {
        contentSecurityPolicy: false,
        strictTransportSecurity: isTls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
        referrerPolicy: { policy: "same-origin" },
        xFrameOptions: { action: "deny" },
        crossOriginResourcePolicy: { policy: "same-origin" },
        crossOriginOpenerPolicy: { policy: "same-origin" },
      });
      app.addHook("onRequest", async (_request, reply) => {
        reply.header("content-security-policy", bareContentPolicy);
        reply.header("permissions-policy", "camera=(), microphone=(), geolocation=()");
      });
    },
    { name: "security-headers" },
  );
