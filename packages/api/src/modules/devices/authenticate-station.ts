import type { CustomerId, StationId } from "@cathedra/domain";
import { appErrorText } from "@cathedra/domain/messages";
import { type NamedRequest, stationToken } from "@cathedra/domain/stations";
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
import { stationKeyOf } from "./station-queries.ts";

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

export type StationTokenVerifier = {
  /** What was signed with the key that this process last heard a station use; undefined: it is not, or no key of it is known here. */
  readonly recognise: (text: string, request: NamedRequest) => Promise<VerifiedSignature | undefined>;
  /** What a station signed for this request; whatever is not its own, of now and for the portal, is refused alike. */
  readonly read: (text: string, request: NamedRequest) => Promise<VerifiedSignature>;
  /** The station of a signature, which is used up: once, in every process. */
  readonly use: (signature: VerifiedSignature) => Promise<AuthenticatedStation>;
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

/** Keeps for staff that the client of a station is too old to sign for one request: once a day, however often it tries. */
async function noteTooOld(db: Db, id: StationId): Promise<void> {
  await sql`
    insert into station_event (station_id, kind, cause)
    select ${id}::uuid, 'refused', 'incomplete on ' || current_date
    where not exists (
      select from station_event
      where station_id = ${id}::uuid and kind = 'refused' and cause = 'incomplete on ' || current_date
    )
    on conflict (station_id, kind, cause) do nothing`.execute(db);
}

const mostKeys = 10_000;

/**
 * Tokens of stations, each for one request. A key is looked up once in a process; whether it is still the station's is asked with
 * every request, in the statement that uses the signature up, so that a revoked key is nobody's from that moment on.
 */
export function stationTokenVerifier({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): StationTokenVerifier {
  const keys = lru<StationKey>(mostKeys);
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
      const key = id && (await stationKeyOf(db, id));
      if (id === undefined || key === undefined) throw appError("UNAUTHENTICATED");
      const signature = await verifySignature(token, { id, key }, stationToken, request, clock());
      if (isVerified(signature)) {
        keys.set(id, key);
        return signature;
      }
      if (signature.fault === "incomplete") await noteTooOld(db, id);
      throw signature.fault === "invalid" ? appError("UNAUTHENTICATED") : signatureRefused(signature.fault);
    },
    use: async (signature) => {
      const found = await speakingStatement.first(db, signature);
      if (found === undefined) throw appError("UNAUTHENTICATED");
      const { isFirst, ...station } = found;
      if (!isFirst) throw signatureRefused("used");
      return station;
    },
  };
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
