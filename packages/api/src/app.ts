import fastify, { type FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { loggerOptions } from "./observability/logger.ts";
import { bodyLimit, errorModel } from "./plugins/error-model.ts";
import "./plugins/fastify-types.ts";
import { health } from "./plugins/health.ts";
import { requestIdOf, requestIds } from "./plugins/request-ids.ts";
import type { Ports } from "./ports/ports.ts";

/** The application, ready to listen or to be injected. It opens nothing: the ports come from outside. */
export async function buildApp(config: Config, ports: Ports): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(config.logLevel),
    disableRequestLogging: true,
    requestIdLogLabel: "requestId",
    requestIdHeader: false,
    genReqId: requestIdOf,
    trustProxy: config.http.trustProxy,
    bodyLimit,
    // A request that arrives on an open connection while the server closes is still answered.
    return503OnClosing: false,
  });
  app.decorate("lifecycle", { draining: false });
  await app.register(requestIds);
  await app.register(errorModel);
  await app.register(health(ports));
  return app;
}
