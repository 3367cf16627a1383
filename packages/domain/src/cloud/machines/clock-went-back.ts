import type { Instant } from "../../time.ts";
import type { Machine } from "./machine.ts";
import { adjust, type MachineChange } from "./machine-change.ts";
import { after, type MachineLimits } from "./machine-limits.ts";

/**
 * A clock that was set back would prolong every wait by that much, so the machine's instants are moved back too. Instants that
 * an event fixes by the calendar stay.
 */
export function shiftAfterClockWentBack(
  machine: Machine,
  now: Instant,
  limits: MachineLimits,
): MachineChange | null {
  const { claim, session, since, lastSeenAt } = machine;
  const latest = Math.max(since, session?.startedAt ?? since, lastSeenAt ?? since);
  if (now >= latest - limits.clockToleranceMs) return null;
  const shift = now - latest;
  const startedAt = session === null ? since : after(session.startedAt, shift);
  const moved =
    session === null || claim === null
      ? {}
      : {
          session: {
            startedAt,
            endsAt: claim.limit.kind === "until" ? session.endsAt : after(session.endsAt, shift),
          },
        };
  return adjust(
    machine,
    {
      ...moved,
      since: after(since, shift),
      lastSeenAt: lastSeenAt === null ? null : after(lastSeenAt, shift),
      claim: claim === null ? null : { ...claim, claimedAt: after(claim.claimedAt, shift) },
    },
    limits,
    session === null || claim === null
      ? { kind: "unchanged" }
      : { kind: "moved", claim, endsAt: moved.session?.endsAt ?? session.endsAt },
  );
}
