import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyReply } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { unavailable } from "../errors.ts";
import { onRequestEnd } from "./on-request-end.ts";

export type LoadLimits = {
  /** The maximum number of requests that are being answered at the same time, not counting those whose body is still arriving. */
  readonly maxInFlight: number;
  /** The maximum mean lag of the event loop in milliseconds; overload means that consecutive samples exceed it. */
  readonly maxLagMs: number;
  readonly sampleMs: number;
};

const defaults: LoadLimits = { maxInFlight: 4096, maxLagMs: 1000, sampleMs: 1000 };

/** The number of consecutive samples with lag that mean overload; a single long pause is over by the time it is measured. */
const lastingSamples = 3;

/** Answers 503 at once under overload, instead of letting every request wait longer. `/healthz` still answers. */
export const loadShed = (
  { maxInFlight, maxLagMs, sampleMs }: LoadLimits = defaults,
  onCount: (inFlight: number) => void = () => undefined,
) =>
  fastifyPlugin(
    async (app) => {
      const lag = monitorEventLoopDelay({ resolution: 10 });
      let laggingSamples = 0;
      let inFlight = 0;
      lag.enable();
      const timer = setInterval(() => {
        // An interval without any measurement counts as the longest lag.
        const isLagging = lag.count === 0 || lag.mean / 1e6 > maxLagMs;
        laggingSamples = isLagging ? laggingSamples + 1 : 0;
        lag.reset();
      }, sampleMs);
      timer.unref();

      const refuse = (reply: FastifyReply, why: string): never => {
        reply.header("connection", "close");
        throw unavailable(why);
      };
      app.addHook("onRequest", (request, reply, done) => {
        if (laggingSamples >= lastingSamples && request.url !== "/healthz")
          refuse(reply, "the event loop lags");
        done();
      });
      // A request whose body is still arriving is not counted yet.
      app.addHook("preValidation", (request, reply, done) => {
        if (request.url === "/healthz") return done();
        if (inFlight >= maxInFlight) refuse(reply, "too many requests at the same time");
        inFlight += 1;
        onCount(inFlight);
        onRequestEnd(request, reply, () => {
          inFlight -= 1;
          onCount(inFlight);
        });
        done();
      });
      app.addHook("onClose", async () => {
        clearInterval(timer);
        lag.disable();
      });
    },
    { name: "load-shed" },
  );
