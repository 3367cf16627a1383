import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { Config } from "../config.ts";
import { rateLimited } from "../errors.ts";
import { getNetwork } from "./client-network.ts";
import { onRequestEnd } from "./on-request-end.ts";

/**
 * Counts concurrent requests of each network address and each person, from the arrival of the headers until the response was
 * sent or the connection closed, whether the body arrives or not. Each process counts separately.
 */
export const addressInFlight = ({ inFlight }: Pick<Config, "inFlight">) =>
  fastifyPlugin(
    async (app) => {
      const count = countConcurrentRequests(inFlight.address);
      app.addHook("onRequest", (request, reply, done) => {
        if (request.url !== "/healthz") count(getNetwork(request.ip), request, reply);
        done();
      });
    },
    { name: "address-in-flight" },
  );

/** Requests of a person are counted after the token was verified, so that no one can use up another person's limit. */
export const userInFlight = ({ inFlight }: Pick<Config, "inFlight">) =>
  fastifyPlugin(
    async (app) => {
      const count = countConcurrentRequests(inFlight.user);
      app.addHook("onRequest", (request, reply, done) => {
        if (request.token !== null) count(request.token.keycloakId, request, reply);
        done();
      });
    },
    { name: "user-in-flight", dependencies: ["auth"] },
  );

/** The `Retry-After` of a refused concurrent request, in seconds. */
const retryAfterSeconds = 1;

/** Counts concurrent requests by a key and refuses excess ones. */
export function countConcurrentRequests(most: number) {
  const underWay = new Map<string, number>();
  return (key: string, request: FastifyRequest, reply: FastifyReply): void => {
    const now = underWay.get(key) ?? 0;
    if (now >= most) {
      reply.header("connection", "close");
      throw rateLimited(retryAfterSeconds);
    }
    underWay.set(key, now + 1);
    onRequestEnd(request, reply, () => {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    });
  };
}
