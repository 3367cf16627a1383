import { isUuid } from "@cathedra/domain";
import {
  enrolmentSchema,
  factsSchema,
  heartbeat,
  heartbeatSchema,
  logSchema,
  stationLimits,
} from "@cathedra/domain/stations";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../config.ts";
import { appError } from "../../errors.ts";
import type { Ports } from "../../ports/ports.ts";
import { getStation, signatureOf } from "./authenticate-station.ts";
import { enrolByToken } from "./enrol.ts";
import { parseStationMessage } from "./parse-station-message.ts";
import { receiveHeartbeat } from "./receive-heartbeat.ts";
import { announceLog, receivePiece } from "./station-logs.ts";
import { factsSchemas, heartbeatSchemas, logPieceSchemas, logSchemas } from "./station-schemas.ts";
import { storeFacts } from "./store-facts.ts";

/** The OpenAPI schema of `POST /api/stations/enrol`. */
const enrolmentSchemas = {
  tags: ["stations"],
  security: [],
  summary: "Bring a station its key, by a one-time token that staff made for it",
  description:
    "The whole interface of stations: docs/station-interface.md. Asked again with the same token and key it answers the same; a " +
    "token that was used with another key, is unknown or too old answers 403 ENROLMENT_REFUSED, and after ten wrong ones from one " +
    "address within ten minutes 429 with Retry-After. 422 INVALID_INPUT says of `publicKey` that it is none (NOT_A_PUBLIC_KEY), that " +
    "anybody can sign for it (WEAK_PUBLIC_KEY), that another station has it (KEY_OF_ANOTHER_STATION) or that staff ended it " +
    "(KEY_WAS_ENDED); the token stays good.",
  body: {
    type: "object",
    required: ["token", "publicKey"],
    properties: {
      token: {
        type: "string",
        maxLength: 100,
        description: "As it was shown; spaces, hyphens and case do not count",
      },
      publicKey: {
        type: "object",
        description: "Ed25519, as a JWK (RFC 8037)",
        required: ["kty", "crv", "x"],
        properties: {
          kty: { type: "string", const: "OKP" },
          crv: { type: "string", const: "Ed25519" },
          x: { type: "string", description: "32 bytes in base64url, 43 characters" },
        },
      },
    },
  },
  response: {
    201: {
      description: "The station that it is from now on",
      type: "object",
      properties: {
        id: { type: "string", format: "uuid" },
        serviceTag: { type: "string" },
        name: { type: "string" },
        place: { type: "string" },
        heartbeatSeconds: { type: "integer", description: "How often it says that it lives" },
        releaseKeys: {
          type: "array",
          description: "The keys that sign packages of software, as JWKs; empty: they are not signed",
          items: {
            type: "object",
            properties: { kty: { type: "string" }, crv: { type: "string" }, x: { type: "string" } },
          },
        },
        now: {
          type: "string",
          format: "date-time",
          description: "The portal's clock: tokens are dated by it",
        },
      },
    },
  },
} as const;

const maxBodyLength = 4_096;
/** Time limit for one piece of a log: enough at ten kilobytes a second. */
const pieceMs = 120_000;
const { pieceBytes } = stationLimits.log;

/** The routes on which stations report, authenticated by their signature: docs/station-interface.md. */
export const stationRoutes = (
  { packageSigner }: Pick<Config, "packageSigner">,
  { db, clock, objectStore }: Pick<Ports, "db" | "clock" | "objectStore">,
) => {
  return async (app: FastifyInstance): Promise<void> => {
    app.setValidatorCompiler(() => () => true);

    app.post(
      "/api/stations/enrol",
      { config: { access: "public" }, bodyLimit: maxBodyLength, schema: enrolmentSchemas },
      async (request, reply) => {
        const { token, publicKey } = parseStationMessage(enrolmentSchema, request.body);
        const station = await enrolByToken({ db, clock, address: request.ip }, token, publicKey);
        return reply
          .code(201)
          .header("cache-control", "no-store")
          .send({
            ...station,
            heartbeatSeconds: heartbeat.seconds,
            releaseKeys: packageSigner?.publicKeys ?? [],
            now: new Date(clock()).toISOString(),
          });
      },
    );

    const config = { access: "station" } as const;
    app.post(
      "/api/stations/heartbeat",
      { config: { ...config, spendsSignature: true }, bodyLimit: maxBodyLength, schema: heartbeatSchemas },
      async (request) => {
        const message = parseStationMessage(heartbeatSchema, request.body);
        const now = clock();
        const outcome = await receiveHeartbeat(db, app.stationTokens, signatureOf(request), message, {
          address: request.ip,
          now,
        });
        // Only a station without release keys gets them here; a station with keys keeps them until it is enrolled again.
        const keys =
          message.releaseKeys?.length === 0 ? { releaseKeys: packageSigner?.publicKeys ?? [] } : {};
        return { now: new Date(now).toISOString(), heartbeatSeconds: heartbeat.seconds, ...outcome, ...keys };
      },
    );

    app.put(
      "/api/stations/facts",
      { config, bodyLimit: stationLimits.factsBytes, schema: factsSchemas },
      async (request, reply) => {
        const message = parseStationMessage(factsSchema, request.body);
        await storeFacts(db, getStation(request).id, message, request.ip);
        return reply.code(204).send();
      },
    );

    app.post(
      "/api/stations/logs",
      { config, bodyLimit: maxBodyLength, schema: logSchemas },
      async (request) => {
        const log = parseStationMessage(logSchema, request.body);
        const standing = await announceLog({ db, objectStore, clock }, getStation(request).id, log);
        return { ...standing, pieceBytes };
      },
    );

    const raw = { parseAs: "buffer", bodyLimit: pieceBytes } as const;
    app.addContentTypeParser("application/octet-stream", raw, (_request, body, done) => done(null, body));
    app.put<{ Params: { id: string }; Querystring: { offset?: string }; Body: unknown }>(
      "/api/stations/logs/:id/pieces",
      { config: { ...config, bodyDeadlineMs: pieceMs }, bodyLimit: pieceBytes, schema: logPieceSchemas },
      async (request) => {
        const { params, query, body } = request;
        if (!isUuid(params.id)) throw appError("NOT_FOUND");
        if (!Buffer.isBuffer(body)) throw appError("UNSUPPORTED_MEDIA_TYPE");
        const offset = /^[0-9]{1,12}$/.test(query.offset ?? "") ? Number(query.offset) : -1;
        return receivePiece({ db, objectStore }, getStation(request).id, params.id, { offset, bytes: body });
      },
    );
  };
};
