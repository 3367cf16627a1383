import {
  type CustomerId,
  type ExerciseId,
  instant,
  type SessionId,
  type StationId,
  type StationSessionId,
  type UserId,
} from "@cathedra/domain";
import { deliveryToken, type RunTimes, wasInControl, wasSignedIn } from "@cathedra/domain/delivery";
import type { NamedRequest } from "@cathedra/domain/stations";
import { appError } from "../../errors.ts";
import { refuseCloned } from "./authenticate-station.ts";
import { type DeviceDeps, verifiedStatement } from "./device-token.ts";
import { signatureRefused, spendMachineSignature, spendSignature } from "./request-signatures.ts";
import { getControl, personInSession, wasStartedIn } from "./session-queries.ts";
import { personAtStation, signInsBefore } from "./station-queries.ts";

/** A device with the person whose run it delivers. */
type DeliveringDevice = {
  readonly userId: UserId;
  readonly customerId: CustomerId;
  readonly session: SessionId | null;
  readonly station: { readonly id: StationId; readonly serviceTag: string } | null;
  /** The hash of the whole body, as the device signed it. */
  readonly signedBodyHash: string;
  /**
   * The person's presence during a run: in control of that session, or signed in on that station. Undefined: they were not
   * there then.
   */
  readonly presenceDuring: (run: RunTimes) => Promise<Presence | undefined>;
  /** Whether the exercise can have been run there: a machine only runs cases of its session. */
  readonly mayHaveRun: (exercise: ExerciseId) => Promise<boolean>;
};

/** The sign-in of a station during which a run was made; null where it is no station's. */
export type Presence = { readonly signIn: StationSessionId | null };

/**
 * Authenticates the device of a bearer token and the person whom it names: a machine for one of its own sessions, a station for
 * itself (12.032). All failures are refused in the same way.
 */
export async function identifyDevice(
  deps: DeviceDeps,
  token: string,
  request: NamedRequest,
): Promise<DeliveringDevice> {
  const { db } = deps;
  const verified = await verifiedStatement(deps, token, request);
  if (verified.kind === "machine") {
    const { machine, session, sub, signature } = verified;
    const found = await personInSession(db, machine, session, sub);
    if (found === undefined) throw appError("NOT_AT_SIMULATOR");
    // The signature is used up last, so that a delivery that fails because the database is busy can be repeated with it.
    if (!(await spendMachineSignature(db, machine, signature))) throw signatureRefused("used");
    const { userId, customerId, ...times } = found;
    return {
      userId,
      customerId,
      session,
      station: null,
      signedBodyHash: signature.bodyHash,
      presenceDuring: async (run) =>
        wasInControl(times, times.isOwn ? [] : await getControl(db, session, userId), run)
          ? { signIn: null }
          : undefined,
      mayHaveRun: (exercise) => wasStartedIn(db, session, exercise),
    };
  }
  const { station: id, sub, signature } = verified;
  const found = await personAtStation(db, id, sub);
  if (found === undefined) throw appError("NOT_AT_SIMULATOR");
  refuseCloned(found);
  const { userId, customerId, serviceTag } = found;
  const use = await spendSignature(db, signature);
  if (use === undefined) throw appError("UNAUTHENTICATED");
  if (use === "used") throw signatureRefused("used");
  return {
    userId,
    customerId,
    session: null,
    station: { id, serviceTag },
    signedBodyHash: signature.bodyHash,
    presenceDuring: async (run) => {
      const latest = instant(run.startedAt + deliveryToken.clockToleranceSeconds * 1000);
      const times = await signInsBefore(db, id, userId, latest);
      const found = times.find((time) => wasSignedIn(time, run));
      return found && { signIn: found.id };
    },
    mayHaveRun: async () => true,
  };
}
