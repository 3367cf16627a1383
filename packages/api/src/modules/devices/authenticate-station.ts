import type { CustomerId, StationId } from "@cathedra/domain";
import { deviceOf } from "@cathedra/domain/delivery";
import { appErrorText } from "@cathedra/domain/messages";
import { endOfStationToken, stationToken } from "@cathedra/domain/stations";
import type { FastifyRequest } from "fastify";
import { decodeProtectedHeader, errors, importJWK, jwtVerify } from "jose";
import { sql } from "kysely";
import { type TokenMemory, tokenMemory } from "../../auth/token-memory.ts";
import type { Db } from "../../db/database.ts";
import { bool, filled, int, json, statement, text, uuid } from "../../db/statement.ts";
import { AppError, appError } from "../../errors.ts";
import type { Clock } from "../../ports/clock.ts";
import type { StationKey } from "./station-key.ts";

/** The station that a request is of. */
export type AuthenticatedStation = {
  readonly id: StationId;
  readonly customerId: CustomerId;
  readonly serviceTag: string;
  readonly name: string;
  readonly place: string;
  /** Two computers speak with its key, and staff has not decided. */
  readonly isCloned: boolean;
};

/** What was verified before: the token was signed with this key. */
type Signed = { readonly station: StationId; readonly key: string };

export type StationTokenVerifier = {
  /** Whether a token was verified here before and has not ended; whether its station may still speak is not looked at. */
  readonly isKnown: (text: string) => boolean;
  /** The station of a token; whatever is not its own, of now and for the portal, is refused alike. */
  readonly verify: (text: string) => Promise<AuthenticatedStation>;
};

const stationStatement = statement(
  {
    id: uuid<StationId>(),
    customerId: int<CustomerId>(),
    serviceTag: text(),
    name: text(),
    place: text(),
    isCloned: filled(bool()),
    key: filled(json<StationKey>()),
  },
  (id: StationId) => sql`
    select id, customer_id as "customerId", service_tag as "serviceTag", name, place, cloned_at is not null as "isCloned",
      public_key as key
    from station
    where id = ${id} and public_key is not null and revoked_at is null and removed_at is null`,
);

const longestToken = 4_096;

/**
 * Tokens of stations: a signature is checked once, and whether its key is still the station's with every request, so that a
 * revoked key is nobody's from that moment on, in every process.
 */
export function stationTokenVerifier({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): StationTokenVerifier {
  const memory: TokenMemory<Signed> = tokenMemory(clock);
  return {
    isKnown: (text) => text.length <= longestToken && memory.recall(text) !== undefined,
    verify: async (text) => {
      const id = stationOfToken(text);
      const found = id && (await stationStatement.first(db, id));
      if (found === undefined) throw appError("UNAUTHENTICATED");
      const { key, ...station } = found;
      const known = memory.recall(text);
      if (known?.station !== station.id || known.key !== key.x) {
        const end = await endOfSigned(text, station.id, key, clock);
        memory.remember(text, { station: station.id, key: key.x }, end * 1000);
      }
      return station;
    },
  };
}

function stationOfToken(text: string): StationId | undefined {
  try {
    const device = text.length > longestToken ? undefined : deviceOf(decodeProtectedHeader(text).kid);
    return device?.kind === "station" ? device.id : undefined;
  } catch {
    return undefined;
  }
}

/** When a token ends that this station signed for the portal, in seconds. */
async function endOfSigned(text: string, id: StationId, key: StationKey, clock: Clock): Promise<number> {
  const { algorithm, audience, clockToleranceSeconds, longestSeconds } = stationToken;
  const { payload, protectedHeader } = await jwtVerify(text, await importJWK(key, algorithm), {
    algorithms: [algorithm],
    audience,
    clockTolerance: clockToleranceSeconds,
    maxTokenAge: longestSeconds,
    currentDate: new Date(clock()),
    requiredClaims: ["iss", "iat", "exp"],
  }).catch(refuse);
  const end = endOfStationToken(payload);
  if (end === undefined || payload.iss !== protectedHeader.kid) throw appError("UNAUTHENTICATED");
  if (deviceOf(payload.iss)?.id !== id) throw appError("UNAUTHENTICATED");
  return end;
}

function refuse(error: unknown): never {
  throw error instanceof errors.JOSEError ? appError("UNAUTHENTICATED") : error;
}

/** The station of a request to a route that is for stations. */
export function stationOf(request: FastifyRequest): AuthenticatedStation {
  if (request.station === null) throw appError("UNAUTHENTICATED");
  return request.station;
}

/** How long a station waits before it asks again whether it is trusted. */
const untilDecidedSeconds = 300;

/** Refuses what only a station that is one computer may do: 503, so that what it has is kept and tried again. */
export function refuseCloned({ isCloned }: { readonly isCloned: boolean }): void {
  if (!isCloned) return;
  const facts = { retryAfterSeconds: untilDecidedSeconds };
  throw new AppError("STATION_CLONED", appErrorText("STATION_CLONED", facts), facts);
}
