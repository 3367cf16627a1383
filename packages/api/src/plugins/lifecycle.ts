import fastifyPlugin from "fastify-plugin";

/** While the server is stopping, every response asks the client to use a new connection. */
export const lifecycle = fastifyPlugin(
  async (app) => {
    const acts: (() => void)[] = [];
    let draining = false;
    app.decorate("lifecycle", {
      get draining() {
        return draining;
      },
      drain: () => {
        draining = true;
        for (const act of acts) act();
      },
      whenDraining: (act: () => void) => void acts.push(act),
    });
    app.addHook("onSend", async (_request, reply) => {
      if (draining) reply.header("connection", "close");
    });
  },
  { name: "lifecycle" },
);
