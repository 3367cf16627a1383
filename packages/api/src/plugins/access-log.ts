import fastifyPlugin from "fastify-plugin";

/** Logs one line for each request: caller, route, status, duration. Never its content. */
export const accessLog = fastifyPlugin(
  async (app) => {
    app.addHook("onResponse", (request, reply, done) => {
      request.log.info(
        {
          req: request,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          ...(request.token == null ? {} : { user: request.token.keycloakId }),
        },
        "request",
      );
      done();
    });
  },
  { name: "access-log" },
);
