import { type Instant, instant } from "@cathedra/domain";
import { getActivity, type Observation } from "@cathedra/domain/cloud";
import type { AgentAnswer } from "../agent/agent-client.ts";
import type { FleetMachine } from "../fleet-machine.ts";
import type { ReconcilerDeps } from "./reconciler-deps.ts";

/** Observes a machine: asks its agent first and, if that does not answer, its driver. */
export async function observe(
  deps: Pick<ReconcilerDeps, "agents" | "drivers" | "clock" | "log">,
  fleet: FleetMachine,
): Promise<Observation> {
  const { machine, url } = fleet;
  const answer = await deps.agents.ask({ id: machine.id, url }, "state");
  const found = toFinding(answer, fleet, deps.clock());
  if (found.kind === "agent") return found;
  return (await isRunning(deps, fleet)) === false ? { kind: "stopped" } : found;
}

/** The observation for a machine's answer; silence and invalid answers include the time since which they last. */
export function toFinding(answer: AgentAnswer, { machine, fault }: FleetMachine, now: Instant): Observation {
  const activity = answer.kind === "state" ? getActivity(answer.state, machine.id) : undefined;
  if (activity !== undefined) return { kind: "agent", activity };
  const kind = answer.kind === "silent" ? "silent" : "garbage";
  // The start of the fault is never later than now, because a clock that was set back would otherwise put it into the future.
  return { kind, since: instant(Math.min(fault?.since ?? now, now)) };
}

async function isRunning(
  { drivers, log }: Pick<ReconcilerDeps, "drivers" | "log">,
  { machine, name, driver, driverRef }: FleetMachine,
): Promise<boolean | undefined> {
  try {
    return await drivers[driver]?.isRunning({ id: machine.id, name, driverRef });
  } catch (err) {
    log.warn({ err, machine: machine.id, driver }, "the driver of a machine does not answer");
    return undefined;
  }
}
