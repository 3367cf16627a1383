import type { UserId } from "../../ids.ts";
import { ok, type Result } from "../../result.ts";
import type { Instant } from "../../time.ts";
import { type Holdable, isHeld, type Machine } from "./machine.ts";
import { endMachineSession } from "./machine-acts.ts";
import { type MachineChange, move } from "./machine-change.ts";
import type { MachineLimits } from "./machine-limits.ts";
import { type MachineRefusal, refuse } from "./machine-refusal.ts";
import { type AdminActionKey, machineTexts } from "./machine-texts.ts";
import { type MachineStatus, machineStatuses } from "./status.ts";

export type AdminAction = {
  readonly key: AdminActionKey;
  readonly label: string;
  /** The statuses in which the action is offered. */
  readonly statuses: readonly MachineStatus[];
  /** Whether a dialog asks first even if no one holds the machine. */
  readonly alwaysAsks: boolean;
  /** The text of a toast; the wording is specified (4.047). */
  readonly done: string;
  /** The text of a banner after the action failed; the wording is specified (4.048). */
  readonly failed: string;
  /** The question in the confirmation dialog. */
  readonly question: string;
};

/** The six actions with their texts (4.034-4.038, 4.047, 4.048, X42). */
export const adminActions: readonly AdminAction[] = [
  action("free", ["desired"]),
  action("endSession", ["started"]),
  action("turnOff", ["started", "starting", "desired", "idle"]),
  action("turnOn", ["off"]),
  action("resetToOff", machineStatuses),
  action("remove", machineStatuses, true),
];

function action(key: AdminActionKey, statuses: readonly MachineStatus[], alwaysAsks = false): AdminAction {
  return { key, statuses, alwaysAsks, ...machineTexts.actions[key] };
}

/** The actions that the card of a machine offers, in their order. */
export function getActions(status: MachineStatus): readonly AdminAction[] {
  return adminActions.filter(({ statuses }) => statuses.includes(status));
}

/** An action that takes a machine from a person asks first; removing always does (X116). */
export function mustConfirm({ alwaysAsks }: AdminAction, machine: Holdable): boolean {
  return alwaysAsks || isHeld(machine);
}

/**
 * Carries out an admin's action. `resetToOff` only changes the portal's own record without a command to the machine; every other
 * action is carried out by the steps that `decideNextStep` derives from the new status.
 */
export function actOnMachine(
  machine: Machine,
  key: AdminActionKey,
  actorId: UserId,
  now: Instant,
  limits: MachineLimits,
): Result<MachineChange, MachineRefusal> {
  const isOffered = getActions(machine.status).some((each) => each.key === key);
  if (!isOffered || machine.removedAt !== null) return refuse("ACTION_NOT_NOW", machine);
  // The claim stays on a machine that an admin turns off, so that it shows whose start or session was ended, and why.
  const claim = machine.claim;
  switch (key) {
    case "free":
      return ok(move(machine, { to: freedTo(machine), cause: "FREED", claim: null, actorId }, now, limits));
    case "endSession":
      return endMachineSession(machine, actorId, now, limits, true);
    case "turnOff":
      return ok(move(machine, { to: "off", cause: turnedOff(machine), claim, actorId }, now, limits));
    case "turnOn":
      return ok(move(machine, { to: "void", cause: "TURNED_ON", claim: null, actorId }, now, limits));
    case "resetToOff":
      return ok(move(machine, { to: "off", cause: "RESET", claim: null, actorId }, now, limits));
    case "remove":
      return ok(remove(machine, actorId, now, limits));
  }
}

/** A machine that is still being turned on is not ready for use. */
function freedTo({ cause }: Machine): "idle" | "void" {
  return cause === "WOKEN" ? "void" : "idle";
}

/**
 * An administrator who takes a machine away from someone wants it to stay off; a machine that no one used only rests (0062).
 */
function turnedOff(machine: Machine): "WITHDRAWN" | "TURNED_OFF" {
  return isHeld(machine) ? "WITHDRAWN" : "TURNED_OFF";
}

function remove(machine: Machine, actorId: UserId, now: Instant, limits: MachineLimits): MachineChange {
  const change = move(machine, { to: "off", cause: "REMOVED", claim: null, actorId }, now, limits);
  return { ...change, machine: { ...change.machine, removedAt: now, deadlineAt: null } };
}
