import fc from "fast-check";
import { expect, test } from "vitest";
import { aClaim, aMachine, anyFinding, later, limits, noon, stopped } from "../../../test/machines.ts";
import { instant } from "../../time.ts";
import { decideNextStep } from "./decide-next-step.ts";
import type { Machine } from "./machine.ts";
import type { Observation } from "./observation.ts";

const hour = 3_600_000;
const silentSince = (ms: number): Observation => ({ kind: "silent", since: later(ms) });

/** A machine in a session since noon, whose last report came ten minutes later. */
function inRoom(overrides: Partial<Machine> = {}): Machine {
  return aMachine({
    status: "started",
    cause: "STARTED",
    claim: aClaim(),
    session: { startedAt: noon, endsAt: later(hour) },
    deadlineAt: later(hour),
    lastSeenAt: later(600_000),
    ...overrides,
  });
}
const getCause = (machine: Machine, found: Observation, ms: number) =>
  decideNextStep(machine, found, later(ms), limits).change?.machine.cause ?? null;

test("a session whose room is in use survives a minute of silence of its agent", () => {
  const witnessed = inRoom({ roomSeenAt: later(655_000) });
  expect(getCause(inRoom(), silentSince(600_000), 660_000)).toBe("SILENT");
  expect(getCause(witnessed, silentSince(600_000), 660_000)).toBeNull();
  expect(getCause(witnessed, silentSince(600_000), 655_000 + limits.witnessMs)).toBe("SILENT");
});

test("a room in use never postpones the end of a silent session by more than ten minutes", () => {
  const until = 600_000 + limits.witnessedMs;
  expect(getCause(inRoom({ roomSeenAt: later(until - 2) }), silentSince(600_000), until - 1)).toBeNull();
  expect(getCause(inRoom({ roomSeenAt: later(until) }), silentSince(600_000), until)).toBe("SILENT");
});

test("a room in use does not save a stopped or faulty machine, and sightings outside the session do not count", () => {
  const witnessed = inRoom({ roomSeenAt: later(660_000) });
  expect(getCause(witnessed, stopped, 660_000)).toBe("STOPPED");
  expect(getCause(witnessed, { kind: "garbage", since: later(600_000) }, 660_000)).toBe("GARBAGE");
  for (const roomSeenAt of [later(-1), later(660_001)])
    expect(getCause(inRoom({ roomSeenAt }), silentSince(600_000), 660_000)).toBe("SILENT");
});

test("a session in use until its end is charged its full limit, even if its agent was silent", () => {
  const machine = inRoom({ lastSeenAt: later(hour - 300_000), roomSeenAt: later(hour - 5_000) });
  const { change } = decideNextStep(machine, silentSince(hour - 300_000), later(hour), limits);
  expect(change?.outcome).toMatchObject({ kind: "ended", cause: "LIMIT_REACHED", usedMs: hour });
});

test("a sighting of the room only postpones the failure of a silent session, and never beyond its limits", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -600_000, max: hour + 600_000 }),
      fc.integer({ min: 600_000, max: hour + 600_000 }),
      anyFinding,
      (seenMs, nowMs, find) => {
        const now = later(nowMs);
        const found = find(now, aClaim());
        const without = decideNextStep(inRoom(), found, now, limits).change;
        const seen = decideNextStep(inRoom({ roomSeenAt: later(seenMs) }), found, now, limits).change;
        if (seen?.machine.cause === without?.machine.cause) {
          const usedMs = seen?.outcome.kind === "ended" ? seen.outcome.usedMs : 0;
          expect(usedMs).toBeLessThanOrEqual(Math.min(hour, nowMs));
          return;
        }
        expect(seen).toBeNull();
        expect(without?.machine.cause).toBe("SILENT");
        expect(now).toBeLessThan(later(hour));
        const since = found.kind === "silent" ? found.since : instant(0);
        expect(now - since).toBeLessThan(limits.witnessedMs);
      },
    ),
    { numRuns: 1000 },
  );
});
