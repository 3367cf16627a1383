import { reportLimits as limits } from "@cathedra/domain/reports";
import type { FastifyInstance } from "fastify";
import { rateLimited } from "../errors.ts";
import type { Ports } from "../ports/ports.ts";
import { strippedEnvelope } from "../reports/strip-envelope.ts";
import { networkOf } from "./network.ts";
import { points } from "./points.ts";

const schema = {
  tags: ["operation"],
  security: [],
  summary: "Take the error reports of a browser (an envelope of Sentry's protocol)",
  description:
    "Bounded and rate-limited; what is personal is taken out before they are sent on. Answered before anything is sent, whatever becomes of it. Where no receiver is set all of it is dropped.",
  response: { 202: { description: "Taken, or dropped.", type: "null" } },
} as const;

const secondsToWait = 60;

/** The way of browsers' error reports: by the portal's own origin, so that no page speaks with anybody else (0296). */
export const reportTunnel = ({ reportSink }: Ports) => {
  const { spend } = points(limits.envelopesOfAddress);
  return async (app: FastifyInstance): Promise<void> => {
    // A browser sends an envelope as text.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: limits.envelopeBytes },
      (_request, body, done) => done(null, body),
    );
    app.post<{ Body: Buffer | undefined }>(
      "/api/reports",
      { config: { access: "public" }, schema, bodyLimit: limits.envelopeBytes, onRequest: refuseExcess },
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

    async function refuseExcess({ ip }: { readonly ip: string }): Promise<void> {
      if (reportSink === undefined || spend(networkOf(ip), 1) === 0) return;
      app.metrics.droppedReports.inc({ reason: "too_many" });
      throw rateLimited(secondsToWait);
    }
  };
};
