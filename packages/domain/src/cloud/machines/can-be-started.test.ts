import { expect, test } from "vitest";
import { aClaim, admin, aMachine, later, limits, noon, ready, stopped } from "../../../test/machines.ts";
import { actOnMachine } from "./admin-actions.ts";
import { canBeStarted } from "./can-be-started.ts";
import { decideNextStep } from "./decide-next-step.ts";
import { type Machine, machineFlaws } from "./machine.ts";
import { endMachineSession, prewarmMachine, restMachine, wakeMachine } from "./machine-acts.ts";
import { type MachineCause, machineCauses } from "./machine-cause.ts";

const off = (cause: MachineCause, overrides: Partial<Machine> = {}) =>
  aMachine({ status: "off", cause, lastSeenAt: null, ...overrides });
const soon = later(limits.powerOffMs);

test("a resting machine can be started for a person, but not a failed or withheld one", () => {
  const can = machineCauses.filter((cause) => canBeStarted(off(cause), soon, limits));
  expect(can).toEqual(["REGISTERED", "TURNED_OFF", "RESTED"]);
  expect(canBeStarted(off("TURNED_OFF"), later(limits.powerOffMs - 1), limits)).toBe(false);
  expect(canBeStarted(off("TURNED_OFF", { claim: aClaim() }), soon, limits)).toBe(false);
  expect(canBeStarted(off("TURNED_OFF", { removedAt: noon }), soon, limits)).toBe(false);
  expect(canBeStarted(aMachine(), soon, limits)).toBe(false);
});

test("a machine turned off while in use is withheld, and one turned off while free may be started again", () => {
  const turnOff = (machine: Machine) => {
    const change = actOnMachine(machine, "turnOff", admin, noon, limits);
    if (!change.ok) throw new Error(change.error.code);
    return change.value.machine.cause;
  };
  expect(turnOff(aMachine())).toBe("TURNED_OFF");
  expect(turnOff(aMachine({ claim: aClaim() }))).toBe("WITHDRAWN");
  expect(turnOff(aMachine({ status: "starting", claim: aClaim() }))).toBe("WITHDRAWN");
});

function woken(): Machine {
  const change = wakeMachine(off("TURNED_OFF"), aClaim({ claimedAt: soon }), soon, limits);
  if (!change.ok) throw new Error(change.error.code);
  return change.value.machine;
}

test("a resting machine is claimed, turned on, and handed over when it is ready", () => {
  const machine = woken();
  expect(machineFlaws(machine)).toEqual([]);
  expect(machine).toMatchObject({
    status: "desired",
    cause: "WOKEN",
    deadlineAt: later(limits.prepareMs, soon),
  });
  const stillOff = decideNextStep(machine, stopped, later(1000, soon), limits);
  expect(stillOff).toMatchObject({ change: null, steps: [{ command: { kind: "powerOn" } }] });
  const up = decideNextStep(machine, ready, later(40_000, soon), limits).change?.machine;
  expect(up).toMatchObject({ status: "idle", cause: "READY", claim: machine.claim });
  const late = decideNextStep(machine, stopped, later(limits.prepareMs, soon), limits).change?.machine;
  expect(late).toMatchObject({ status: "off", cause: "STOPPED", claim: machine.claim });
});

test("cancelling a start while the machine boots lets it finish booting without a claim", () => {
  const cancelled = endMachineSession(woken(), admin, later(1000, soon), limits);
  expect(cancelled).toMatchObject({ ok: true, value: { machine: { status: "void", claim: null } } });
  const freed = actOnMachine(woken(), "free", admin, later(1000, soon), limits);
  expect(freed).toMatchObject({ ok: true, value: { machine: { status: "void", claim: null } } });
});

test("only a machine that the portal turned on itself rests again, after it was unclaimed for long enough", () => {
  const late = later(limits.restAfterMs);
  const rested = machineCauses.filter((cause) => restMachine(aMachine(), cause, late, limits).ok);
  expect(rested).toEqual(["WOKEN", "EVENT_NEAR"]);
  expect(restMachine(aMachine(), "WOKEN", later(limits.restAfterMs - 1), limits).ok).toBe(false);
  expect(restMachine(aMachine({ claim: aClaim() }), "WOKEN", late, limits).ok).toBe(false);
  expect(restMachine(off("TURNED_OFF"), "WOKEN", late, limits).ok).toBe(false);
});

test("an idle machine is turned off, and turned on again for the next person", () => {
  const late = later(limits.restAfterMs);
  const change = restMachine(aMachine(), "EVENT_NEAR", late, limits);
  if (!change.ok) throw new Error(change.error.code);
  const { machine } = change.value;
  expect(machineFlaws(machine)).toEqual([]);
  expect(change.value.history).toMatchObject({ newStatus: "off", cause: "RESTED", actorId: null });
  expect(decideNextStep(machine, ready, later(1000, late), limits).steps).toMatchObject([
    { command: { kind: "powerOff" } },
  ]);
  expect(canBeStarted(machine, later(limits.powerOffMs, late), limits)).toBe(true);
  expect(prewarmMachine(machine, null, later(60_000, late), limits, "EVENT_NEAR").ok).toBe(true);
});
