import type { IncomingHttpHeaders } from "node:http";
import { reportLimits as limits } from "@cathedra/domain/reports";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { appError, rateLimited } from "../errors.ts";
import type { Ports } from "../ports/ports.ts";
import { strippedEnvelope } from "../reports/strip-envelope.ts";
import { getNetwork } from "./client-network.ts";
import { tokenBucket } from "./token-bucket.ts";

const schema = {
  tags: ["operation"],
  security: [],
  summary: "Take the error reports of a browser (an envelope of Sentry's protocol)",
  description:
    "From pages of the portal alone (`Origin`, `Sec-Fetch-Site`); bounded and rate-limited, by address and in all. What is personal is taken out before they are sent on. Answered before anything is sent, whatever becomes of it. Where no receiver is set all of it is dropped.",
  response: {
    403: { description: "`FORBIDDEN`: it comes from another page than one of the portal." },
    202: { description: "Taken, or dropped.", type: "null" },
  },
} as const;

const secondsToWait = 60;

/** Forwards browsers' error reports from the portal's own origin, so that pages send no requests to other servers (0296). */
export const reportTunnel = ({ http }: Pick<Config, "http">, { reportSink }: Ports) => {
  const ofAddress = tokenBucket(limits.envelopesOfAddress);
  const ofAll = tokenBucket(limits.envelopesInAll);
  const { origin: ownOrigin } = new URL(http.publicUrl);
  return async (app: FastifyInstance): Promise<void> => {
    // A browser sends an envelope as plain text, so the parsers for other types are removed.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: limits.envelopeBytes },
      (_request, body, done) => done(null, body),
    );
    app.post<{ Body: Buffer | undefined }>(
      "/api/reports",
      { config: { access: "public" }, schema, bodyLimit: limits.envelopeBytes, onRequest: refuse },
      async (request, reply) => {
        reply.code(202);
        if (reportSink === undefined) return reply.send();
        const { body } = request;
        const envelope =
          body instanceof Uint8Array ? strippedEnvelope(body, reportSink, new Date()) : undefined;
        if (envelope === undefined) app.metrics.droppedReports.inc({ reason: "unreadable" });
        else reportSink.push(envelope);
        return reply.send();
      },
    );

    async function refuse({ ip, headers }: Pick<FastifyRequest, "ip" | "headers">): Promise<void> {
      if (!isOwnPage(headers)) {
        app.metrics.droppedReports.inc({ reason: "foreign" });
        throw appError("FORBIDDEN");
      }
      if (reportSink === undefined) return;
      // The limit of the address is checked first, so that an address that exceeds it does not use up the limit of all.
      if (ofAddress.spend(getNetwork(ip), 1) === 0 && ofAll.spend("all", 1) === 0) return;
      app.metrics.droppedReports.inc({ reason: "too_many" });
      throw rateLimited(secondsToWait);
    }

    /**
     * Whether a page of the portal sent the request, according to the browser's headers. Other clients can fake them, but are
     * still limited.
     */
    function isOwnPage(headers: IncomingHttpHeaders): boolean {
      const { origin, "sec-fetch-site": site = "same-origin" } = headers;
      return origin === ownOrigin && site === "same-origin";
    }
  };
};
