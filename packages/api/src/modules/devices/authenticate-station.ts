import { type CustomerId, type StationId, utcDay } from "@cathedra/domain";
import { appErrorText } from "@cathedra/domain/messages";
import { type NamedRequest, type NotedRefusal, stationToken } from "@cathedra/domain/stations";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { bool, filled, int, statement, text, uuid } from "../../db/statement.ts";
import { AppError, appError } from "../../errors.ts";
import { lru } from "../../graphql/lru.ts";
import type { Clock } from "../../ports/clock.ts";
import {
  isVerified,
  sampleSignature,
  signatureRefused,
  stationNamedBy,
  usedUp,
  type VerifiedSignature,
  verifySignature,
} from "./request-signatures.ts";
import type { StationKey } from "./station-key.ts";
import { findStationKey } from "./station-queries.ts";

/** The station that has signed a request. */
export type AuthenticatedStation = {
  readonly id: StationId;
  readonly customerId: CustomerId;
  readonly serviceTag: string;
  readonly name: string;
  readonly place: string;
  /** Whether two computers use the station's key and staff has not decided yet which one to trust. */
  readonly isCloned: boolean;
};

export type StationTokenVerifier = {
  /**
   * Verifies a signature with the key that this process last saw the station use; undefined if it does not match, or no key is
   * known here.
   */
  readonly recognise: (text: string, request: NamedRequest) => Promise<VerifiedSignature | undefined>;
  /**
   * Verifies a station's signature of this request; a signature that is foreign, expired or for another audience is refused in
   * the same way.
   */
  readonly read: (text: string, request: NamedRequest) => Promise<VerifiedSignature>;
  /** Returns the station of a signature and uses the signature up, so that no process accepts it again. */
  readonly use: (signature: VerifiedSignature) => Promise<AuthenticatedStation>;
  /**
   * Checks the outcome of a statement that used a signature up itself (`usedUp`): throws if the key is no longer the station's
   * (`outcome` is undefined) or the signature served another request before.
   */
  readonly checkUse: <Outcome extends { readonly isFirst: boolean }>(
    signature: VerifiedSignature,
    outcome: Outcome | undefined,
  ) => Promise<Omit<Outcome, "isFirst">>;
};

const speakingStatement = statement(
  {
    id: uuid<StationId>(),
    customerId: int<CustomerId>(),
    serviceTag: text(),
    name: text(),
    place: text(),
    isCloned: filled(bool()),
    isFirst: filled(bool()),
  },
  (signature: VerifiedSignature) => sql`
    with ${usedUp(signature)}
    select id, customer_id as "customerId", service_tag as "serviceTag", name, place, cloned_at is not null as "isCloned",
      exists (select from used) as "isFirst"
    from speaking`,
  [sampleSignature],
);

/** Records for staff why requests in the name of a station are refused: each reason once a day, however often it occurs. */
function refusalNotes(db: Db, clock: Clock) {
  const noted = lru<true>(maxKeys);
  return async (id: StationId, reason: NotedRefusal): Promise<void> => {
    const cause = `${reason} on ${utcDay(clock())}`;
    const key = `${id} ${cause}`;
    if (noted.get(key)) return;
    await sql`
      insert into station_event (station_id, kind, cause, facts)
      select ${id}::uuid, 'refused', ${cause}, ${JSON.stringify({ reason })}::jsonb
      where not exists (
        select from station_event where station_id = ${id}::uuid and kind = 'refused' and cause = ${cause}
      )
      on conflict (station_id, kind, cause) do nothing`.execute(db);
    noted.set(key, true);
  };
}

const maxKeys = 10_000;

/**
 * Verifies the tokens of stations, each of which is valid for one request. A process looks up each key once; the statement
 * that records the signature as used also checks that the key still belongs to the station, so that a revoked key stops
 * working at once.
 */
export function stationTokenVerifier({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): StationTokenVerifier {
  const keys = lru<StationKey>(maxKeys);
  const noteRefusal = refusalNotes(db, clock);
  const checkUse: StationTokenVerifier["checkUse"] = async ({ station }, outcome) => {
    if (outcome === undefined) throw appError("UNAUTHENTICATED");
    const { isFirst, ...found } = outcome;
    if (isFirst) return found;
    await noteRefusal(station, "used");
    throw signatureRefused("used");
  };
  return {
    recognise: async (token, request) => {
      const id = stationNamedBy(token);
      const key = id && keys.get(id);
      if (id === undefined || key === undefined) return undefined;
      const signature = await verifySignature(token, { id, key }, stationToken, request, clock());
      return isVerified(signature) ? signature : undefined;
    },
    read: async (token, request) => {
      const id = stationNamedBy(token);
      const key = id && (await findStationKey(db, id));
      if (id === undefined || key === undefined) throw appError("UNAUTHENTICATED");
      const signature = await verifySignature(token, { id, key }, stationToken, request, clock());
      if (isVerified(signature)) {
        keys.set(id, key);
        return signature;
      }
      if (signature.refusal !== undefined) await noteRefusal(id, signature.refusal);
      throw signature.fault === "invalid" ? appError("UNAUTHENTICATED") : signatureRefused(signature.fault);
    },
    use: async (signature) => checkUse(signature, await speakingStatement.first(db, signature)),
    checkUse,
  };
}

/** The station of a request to a route that is for stations. */
export function getStation(request: FastifyRequest): AuthenticatedStation {
  if (request.station === null) throw appError("UNAUTHENTICATED");
  return request.station;
}

/** The signature of a request to a route that uses it up itself (`spendsSignature`). */
export function signatureOf(request: FastifyRequest): VerifiedSignature {
  if (request.stationSignature === null) throw appError("UNAUTHENTICATED");
  return request.stationSignature;
}

/** How long a station waits before it asks again whether it is trusted. */
const untilDecidedSeconds = 300;

/**
 * Refuses requests that only a station with a single computer may make. Status 503, so that the station keeps the data and
 * tries again.
 */
export function refuseCloned({ isCloned }: { readonly isCloned: boolean }): void {
  if (!isCloned) return;
  const facts = { retryAfterSeconds: untilDecidedSeconds };
  throw new AppError("STATION_CLONED", appErrorText("STATION_CLONED", facts), facts);
}
