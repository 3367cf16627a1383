import fastifyPlugin from "fastify-plugin";

/**
 * While the server is stopping, every response asks the client to open a new connection next time. Responses are held back at the
 * moment when the server stops listening, because their clients would connect again.
 */
export const lifecycle = fastifyPlugin(
  async (app) => {
    const acts: (() => void)[] = [];
    let draining = false;
    let held: Promise<void> | undefined;
    app.decorate("lifecycle", {
      get draining() {
        return draining;
      },
      drain: () => {
        draining = true;
        for (const act of acts) act();
      },
      holdResponses: () => {
        let release = (): void => undefined;
        held = new Promise((resolve) => {
          release = resolve;
        });
        return () => release();
      },
      whenDraining: (act: () => void) => void acts.push(act),
    });
    app.addHook("onSend", (_request, reply, payload, done) => {
      if (!draining) return done(null, payload);
      reply.header("connection", "close");
      return held === undefined ? done(null, payload) : held.then(() => payload);
    });
  },
  { name: "lifecycle" },
);
