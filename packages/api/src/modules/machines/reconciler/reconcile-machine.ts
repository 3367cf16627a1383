import { type Instant, instant } from "@cathedra/domain";
import {
  agentProtocolVersion,
  decideNextStep,
  isSeenAlive,
  type MachineChange,
  type Observation,
  rolesToSend,
} from "@cathedra/domain/cloud";
import { DatabaseError } from "pg";
import type { FleetMachine } from "../fleet-machine.ts";
import { roomRoles } from "../room-queries.ts";
import { storeChange } from "../store-change.ts";
import type { LeasedMachine, ReconcileOutcome } from "./lease-due-machines.ts";
import { observe } from "./observe-machine.ts";
import type { ReconcilerDeps } from "./reconciler-deps.ts";
import { takeStep } from "./take-step.ts";

/** An upper bound for one run, above which the changes probably repeat endlessly; the rest is done by the next run. */
const maxRounds = 12;

/**
 * Reconciles a machine: stores each change before the steps of the change are taken, and continues with the machine's answer
 * until nothing more can be done now. It stops if another change came first; the machine is then reconciled again.
 */
export async function reconcileMachine(
  deps: ReconcilerDeps,
  { fleet: given, lease }: LeasedMachine,
): Promise<ReconcileOutcome> {
  const { clock, limits } = deps;
  const soon = (at: Instant): ReconcileOutcome => looked(fleet, lease, at);
  let fleet = given;
  let found = await observe(deps, fleet);
  for (let round = 0; round < maxRounds; round += 1) {
    const now = clock();
    fleet = seen(fleet, found, now);
    const decision = decideNextStep(fleet.machine, found, now, limits);
    if (decision.change !== null) {
      const stored = await store(deps, decision.change);
      if (stored === "overtaken") return soon(now);
      if (stored === "impossible") found = { kind: "garbage", since: given.fault?.since ?? now };
      else fleet = { ...fleet, machine: decision.machine };
      continue;
    }
    const [step] = decision.steps;
    if (step === undefined) {
      const hasTold = await keepRoles(deps, fleet, found);
      return looked(fleet, lease, hasTold ? instant(now + limits.watchMs) : decision.lookAgainAt);
    }
    const taken = await takeStep(deps, fleet, step);
    // A machine that has left the fleet no longer has a lease.
    if (taken.kind === "done" && step.command.kind === "remove") return looked(fleet, lease, null);
    if (taken.kind !== "done" || taken.found === null) return looked(fleet, lease, decision.lookAgainAt);
    found = taken.found;
  }
  return soon(clock());
}

/** A valid answer of the agent counts as seen and clears its fault; any other finding is stored as the fault. */
function seen(fleet: FleetMachine, found: Observation, now: Instant): FleetMachine {
  const { machine } = fleet;
  if (found.kind === "agent") {
    const lastSeenAt = isSeenAlive(machine, found) ? now : machine.lastSeenAt;
    return { ...fleet, fault: null, machine: { ...machine, lastSeenAt } };
  }
  return { ...fleet, fault: found.kind === "silent" || found.kind === "garbage" ? found : null };
}

function looked(
  { machine, fault }: FleetMachine,
  lease: Instant,
  lookAgainAt: Instant | null,
): ReconcileOutcome {
  return { id: machine.id, lease, lookAgainAt, seenAt: machine.lastSeenAt, fault };
}

async function store(
  { db, log }: ReconcilerDeps,
  change: MachineChange,
): Promise<"stored" | "overtaken" | "impossible"> {
  const { machine, history } = change;
  try {
    await db.transaction().execute(async (tx) => {
      if (!(await storeChange(tx, change))) throw overtaken;
    });
  } catch (error) {
    if (error === overtaken) return "overtaken";
    // A foreign key is violated: the machine reports a case that the portal does not have.
    if (!(error instanceof DatabaseError && error.code === "23503")) throw error;
    log.warn({ err: error, machine: machine.id }, "a machine says what cannot be");
    return "impossible";
  }
  if (history !== null) {
    const { prevStatus: from, newStatus: to, cause } = history;
    log.info({ machine: machine.id, from, to, cause }, "a machine changed");
  }
  return "stored";
}

const overtaken = new Error("somebody else's change came first");

/**
 * Sends the present roles of the people to the machine. They are compared on every look, so that a change that could not be
 * sent because of a restart or an outage is sent at the next look. Returns whether there was anything to send.
 */
async function keepRoles(
  { db, agents, clock }: Pick<ReconcilerDeps, "db" | "agents" | "clock">,
  { machine, url }: FleetMachine,
  found: Observation,
): Promise<boolean> {
  const activity = found.kind === "agent" ? found.activity : undefined;
  if (activity?.phase !== "running" || activity.users.length === 0) return false;
  const { sessionId, users } = activity;
  if (machine.status !== "started" || machine.claim?.sessionId !== sessionId) return false;
  // The time is taken before the roles are read, because a token that is issued later may have newer roles.
  const at = instant(clock());
  const may = await roomRoles(
    db,
    sessionId,
    users.map(({ id }) => id),
  );
  const roles = may === undefined ? [] : rolesToSend(users, may);
  if (roles.length === 0) return false;
  await agents.ask({ id: machine.id, url }, "setRoles", {
    version: agentProtocolVersion,
    sessionId,
    at,
    roles,
  });
  return true;
}
