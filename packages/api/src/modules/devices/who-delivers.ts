import { type CustomerId, instant, type SessionId, type StationId, type UserId } from "@cathedra/domain";
import { deliveryToken, type RunTimes, wasInControl, wasSignedIn } from "@cathedra/domain/delivery";
import { appError } from "../../errors.ts";
import { type DeviceDeps, verifiedStatement } from "./device-token.ts";
import { controlOf, personInSession } from "./session-queries.ts";
import { refuseCloned } from "./speaking-station.ts";
import { personAtStation, signInsBefore } from "./station-queries.ts";

/** A device with the person whose run it delivers. */
type DeliveringDevice = {
  readonly userId: UserId;
  readonly customerId: CustomerId;
  readonly session: SessionId | null;
  readonly station: { readonly id: StationId; readonly serviceTag: string } | null;
  /** Whether the person was in control of that session, or signed in on that station, when it was run. */
  readonly wasThere: (run: RunTimes) => Promise<boolean>;
};

/**
 * The device of a bearer token, and the person whom it names: a machine for a session of its own, a station for itself
 * (12.032). Whoever is not known to it is told alike.
 */
export async function whoDelivers(deps: DeviceDeps, token: string): Promise<DeliveringDevice> {
  const { db } = deps;
  const said = await verifiedStatement(deps, token);
  if (said.kind === "machine") {
    const { machine, session, sub } = said;
    const found = await personInSession(db, machine, session, sub);
    if (found === undefined) throw appError("NOT_AT_SIMULATOR");
    const { userId, customerId, ...times } = found;
    return {
      userId,
      customerId,
      session,
      station: null,
      wasThere: async (run) =>
        wasInControl(times, times.isOwn ? [] : await controlOf(db, session, userId), run),
    };
  }
  const { station: id, sub } = said;
  const found = await personAtStation(db, id, sub);
  if (found === undefined) throw appError("NOT_AT_SIMULATOR");
  refuseCloned(found);
  const { userId, customerId, serviceTag } = found;
  return {
    userId,
    customerId,
    session: null,
    station: { id, serviceTag },
    wasThere: async (run) => {
      const latest = instant(run.startedAt + deliveryToken.clockToleranceSeconds * 1000);
      const times = await signInsBefore(db, id, userId, latest);
      return times.some((time) => wasSignedIn(time, run));
    },
  };
}
