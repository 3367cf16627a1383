import type { CustomerId, ExerciseId, SessionId, StationId, UserId } from "@cathedra/domain";
import { deviceName, type RunTimes } from "@cathedra/domain/delivery";
import type { RunSource } from "@cathedra/domain/results";
import type { FastifyRequest } from "fastify";
import { getBearer, namedRequest } from "../../auth/caller-tokens.ts";
import type { Config } from "../../config.ts";
import { appError } from "../../errors.ts";
import { type ContextDeps, getContext } from "../../graphql/context.ts";
import { deviceOfToken, identifyDevice, type Presence } from "../devices/public.ts";

/** The person and the device that upload a run. */
export type Uploader = {
  readonly source: RunSource;
  readonly userId: UserId;
  /** The customer of the run; null if the person's groups decide, which works if they belong to exactly one customer. */
  readonly customerId: CustomerId | null;
  readonly session: SessionId | null;
  readonly station: StationId | null;
  readonly serviceTag: string | null;
  /** How the person was present during a run, by the portal's own records about the device; undefined if they were not. */
  readonly presenceDuring: (run: RunTimes) => Promise<Presence | undefined>;
  /** Whether the exercise can have been run on this device. */
  readonly mayHaveRun: (exercise: ExerciseId) => Promise<boolean>;
};

/** Identifies who delivers: the person of the token, or a device whose signed token names the person of the run (12.032). */
export async function identifyUploader(
  deps: ContextDeps & Pick<Config, "machines">,
  request: FastifyRequest,
): Promise<Uploader> {
  if (request.token !== null) {
    const { actor } = await getContext(deps, request);
    return {
      source: "by_hand",
      userId: actor.userId,
      customerId: null,
      session: null,
      station: null,
      serviceTag: null,
      presenceDuring: async () => ({ signIn: null }),
      mayHaveRun: async () => true,
    };
  }
  const token = getBearer(request);
  if (token === undefined) throw appError("UNAUTHENTICATED");
  const { db, clock } = deps.ports;
  const { userId, customerId, session, station, signedBodyHash, ...known } = await identifyDevice(
    { db, clock, machines: deps.machines },
    token,
    namedRequest(request),
  );
  request.signedBodyHash = signedBodyHash;
  return {
    source: station === null ? "cloud_machine" : "station",
    userId,
    customerId,
    session,
    station: station?.id ?? null,
    serviceTag: station?.serviceTag ?? null,
    presenceDuring: known.presenceDuring,
    mayHaveRun: known.mayHaveRun,
  };
}

/** The key of the delivery limit: the person or the device. */
export function uploaderKey(request: FastifyRequest): string {
  if (request.token !== null) return request.token.keycloakId;
  const device = deviceOfToken(getBearer(request) ?? "");
  if (device === undefined) throw appError("UNAUTHENTICATED");
  return deviceName(device);
}
