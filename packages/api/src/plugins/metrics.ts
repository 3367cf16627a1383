import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";
import { appError } from "../errors.ts";
import { createMetrics } from "../observability/metrics.ts";
import type { Ports } from "../ports/ports.ts";

const schema = {
  tags: ["operation"],
  summary: "Measurements for Prometheus: with the metrics token, or from this machine where there is none",
  security: [{ metrics: [] }, {}],
};

/** Serves `/metrics` for Prometheus, and measures every request. */
export const metrics = (config: Config, ports: Ports) =>
  fastifyPlugin(
    async (app) => {
      const measured = createMetrics(ports, config.environment !== "test");
      app.decorate("metrics", measured);
      app.addHook("onResponse", (request, reply, done) => {
        const route = request.routeOptions.url ?? "(none)";
        measured.http.observe(
          { method: request.method, route, status: reply.statusCode },
          reply.elapsedTime / 1000,
        );
        done();
      });
      app.get("/metrics", { schema }, async (request, reply) => {
        if (!mayScrape(request, config.metricsToken)) throw appError("UNAUTHENTICATED");
        return reply.type(measured.registry.contentType).send(await measured.registry.metrics());
      });
    },
    { name: "metrics" },
  );

/**
 * Metrics are answered to requests with the configured token; without a token, to requests from this machine that did not
 * come through a proxy.
 */
function mayScrape({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  const isLocal = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(socket.remoteAddress ?? "");
  return isLocal && headers["x-forwarded-for"] === undefined && headers.forwarded === undefined;
}

function isSame(a: string, b: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
