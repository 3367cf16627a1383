import underPressure from "@fastify/under-pressure";
import fastifyPlugin from "fastify-plugin";
import { unavailable } from "../errors.ts";

/** Answers 503 while the event loop lags, instead of letting every request wait longer. `/healthz` still answers. */
export const loadShed = fastifyPlugin(
  async (app) => {
    await app.register(underPressure, {
      maxEventLoopDelay: 1000,
      sampleInterval: 500,
      // Async, because a callback hook that throws would end the process.
      pressureHandler: async (request, _reply, type, value) => {
        if (request.url === "/healthz") return;
        request.log.warn({ type, value }, "shedding load");
        throw unavailable(`${type} is ${value}`);
      },
    });
  },
  { name: "load-shed" },
);
