import fastifyPlugin from "fastify-plugin";
import type { RequestSpan } from "../observability/tracing.ts";
import type { Ports } from "../ports/ports.ts";

/** Creates a tracing span for every request, if a tracer is configured. */
export const tracing = ({ tracer }: Ports) =>
  fastifyPlugin(
    async (app) => {
      if (tracer === undefined) return;
      const spans = new WeakMap<object, RequestSpan>();
      app.addHook("onRequest", async (request) => {
        spans.set(request, tracer.startRequest(request.method, request.headers));
      });
      app.addHook("onResponse", async (request, reply) => {
        spans.get(request)?.end({ route: request.routeOptions.url ?? "(none)", status: reply.statusCode });
      });
    },
    { name: "tracing" },
  );
