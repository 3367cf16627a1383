import fastifyPlugin from "fastify-plugin";

/** While the server is stopping, every response asks its client to come back by a new connection. */
export const lifecycle = fastifyPlugin(
  async (app) => {
    app.decorate("lifecycle", { draining: false });
    app.addHook("onSend", async (_request, reply) => {
      if (app.lifecycle.draining) reply.header("connection", "close");
    });
  },
  { name: "lifecycle" },
);
