import { createHash, hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Transform } from "node:stream";
import { stationProof } from "@cathedra/domain/stations";
import type { FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { proofRequired, signatureRefused } from "../modules/devices/public.ts";

const ofNothing = createHash("sha256").digest("base64url");

/**
 * Compares the body of a signed request with the hash that the station signed. A route that reads the body itself does this at
 * the end of the body (`assertSignedBody`).
 */
export const signedBodies = fastifyPlugin(
  async (app) => {
    app.decorateRequest("signedBodyHash", null);
    app.decorateRequest("bodyHash", ofNothing);
    app.addHook("preParsing", (request, _reply, payload, done) => {
      // JSON is read into one piece anyway, and its parser sets the hash.
      const isElsewhere = readsItself(request) || isPlainJson(request) || !hasBody(request.raw);
      if (!isSigned(request) || isElsewhere) return done(null, payload);
      const digest = createHash("sha256");
      const body = new Transform({
        transform: (bytes: Buffer, _encoding, next) => {
          digest.update(bytes);
          next(null, bytes);
        },
        flush: (next) => {
          request.bodyHash = digest.digest("base64url");
          next();
        },
      });
      payload.once("error", (error) => body.destroy(error));
      done(null, payload.pipe(body));
    });
    app.addHook("preValidation", (request, _reply, done) => {
      if (request.signedBodyHash !== null && !readsItself(request))
        assertSignedBody(request, request.bodyHash);
      done();
    });
  },
  { name: "signed-bodies", dependencies: ["station-auth", "auth"] },
);

/** Refuses a body that differs from the one that the station signed; requests that no station signed are not checked. */
export function assertSignedBody(request: FastifyRequest, bodyHash: string): void {
  const { signedBodyHash } = request;
  if (signedBodyHash === null || signedBodyHash === bodyHash) return;
  throw request.token === null ? signatureRefused("other_body") : proofRequired("other_body");
}

/** Sets the hash of a body that was read as a whole, if the request is signed. */
export function hashSignedBody(request: FastifyRequest, body: Buffer): void {
  if (isSigned(request)) request.bodyHash = hash("sha256", body, "base64url");
}

function isPlainJson({ headers }: FastifyRequest): boolean {
  return headers["content-type"] === "application/json";
}

function isSigned({ headers, routeOptions }: FastifyRequest): boolean {
  return headers[stationProof.header] !== undefined || routeOptions.config.access === "station";
}

function readsItself({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.readsItself === true;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
