import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Gauge } from "prom-client";
import type { Config } from "../../config.ts";
import { rateLimited, unavailable } from "../../errors.ts";
import { getContext } from "../../graphql/context.ts";
import { getNetwork } from "../../plugins/client-network.ts";
import { markLongLived } from "../../plugins/on-request-end.ts";
import { tokenBucket } from "../../plugins/token-bucket.ts";
import type { Hint } from "../../ports/hint-feed.ts";
import type { Ports } from "../../ports/ports.ts";
import { contentReading } from "../content/public.ts";
import { type Outlet, openStreams } from "./open-streams.ts";
import { type CountUnseen, pushInboxCounts } from "./push-inbox-counts.ts";

const words = {
  tags: ["hints"],
  summary: "Be told what to look at again, as server-sent events",
  description:
    "`live`: from here on everything is told. `away`: nothing is heard for now. `hint`: `{ kind, id }`, of kind `result`, `confirmation`, `operation` or `notification`; what became of it is read as always, within `spreadMs` where it says so; of notifications it brings how many are `unseen`. `end`: `{ why }`, `renew` when the token holds no longer, `moved` when this process stops.",
  produces: ["text/event-stream"],
};

const tickMs = 1_000;

/** A person opens this share of the requests that they may send a minute as streams; each is read for and held. */
const streamsOfRequests = 1 / 40;
/** Refusals are delayed, so that clients which retry at once send fewer requests. */
const refusalMs = 500;

/** The hint stream of the signed-in person. Streams are limited separately from requests, which are short. */
export const hintStreams = (config: Config, ports: Ports, countUnseen: CountUnseen) => {
  const deps = { ...config, ports, content: contentReading(config, ports.clock) };
  const { clock, hintFeed } = ports;
  const openings = tokenBucket(config.rateLimits.user * streamsOfRequests);

  return async (app: FastifyInstance): Promise<void> => {
    const streams = openStreams(clock);
    const tellInbox = pushInboxCounts({
      streams,
      countUnseen,
      onError: (error) => app.log.warn(error, "numbers of inboxes were not read"),
    });
    const onHint = (hint: Hint) => (hint.kind === "notification" ? tellInbox(hint) : streams.tell(hint));
    let unfollow: (() => void) | undefined;
    const ticking = setInterval(streams.tick, tickMs);
    ticking.unref();
    gauge(app, streams.count);
    app.lifecycle.whenDraining(streams.endAll);
    // Closing the server waits for every response, and these streams would never end without this.
    app.addHook("preClose", async () => {
      unfollow?.();
      clearInterval(ticking);
      streams.endAll();
    });

    app.get("/api/hints", { schema: words, exposeHeadRoute: false }, async (request, reply) => {
      await admitOpening(request, reply);
      const { actor } = await getContext(deps, request);
      const listener = { userId: actor.userId, roles: actor.roles, network: getNetwork(request.ip) };
      streams.admit(listener);
      if (app.lifecycle.draining) throw unavailable("the server is stopping");
      unfollow ??= hintFeed.follow({ onHint, onListening: streams.setListening });
      const body = new Readable({ read: () => undefined, highWaterMark: 1024 });
      const until = request.token?.expiresAt ?? 0;
      const leave = streams.open({ ...listener, until }, getOutlet(body, reply), hintFeed.isListening());
      body.once("close", leave);
      markLongLived(request);
      return reply
        .type("text/event-stream")
        .header("cache-control", "no-store")
        .header("x-accel-buffering", "no")
        .send(body);
    });
  };

  /** Refuses a person who opens streams too often, before anything is read for them. */
  async function admitOpening({ token }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const wait = token === null ? 0 : openings.spend(token.keycloakId, 1);
    if (wait === 0) return;
    await sleep(refusalMs);
    reply.header("connection", "close");
    throw rateLimited(wait);
  }
};

function getOutlet(body: Readable, { raw }: FastifyReply): Outlet {
  return {
    write: (text) => void body.push(text),
    waitingBytes: () => body.readableLength + raw.writableLength,
    end: () => void body.push(null),
    cut: () => void raw.destroy(),
  };
}

function gauge({ metrics }: FastifyInstance, count: () => number): void {
  new Gauge({
    name: "cathedra_hint_streams",
    help: "Browsers that are told what to look at again",
    registers: [metrics.registry],
    collect() {
      this.set(count());
    },
  });
}
