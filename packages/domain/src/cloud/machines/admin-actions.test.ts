import { expect, test } from "vitest";
import { aClaim, admin, aMachine, limits, noon } from "../../../test/machines.ts";
import { actOnMachine, adminActions, getActions, mustConfirm } from "./admin-actions.ts";
import { displayGroups, getDisplayGroup, machineStatuses, traineeStatusLabels } from "./status.ts";

const labels = (status: (typeof machineStatuses)[number]) => getActions(status).map(({ label }) => label);

test("the menu of a machine offers the actions that its status allows (4.034-4.038)", () => {
  const always = ["Reset without syncing", "Remove VM"];
  expect(Object.fromEntries(machineStatuses.map((status) => [status, labels(status)]))).toEqual({
    off: ["Reset and Start In Idle", ...always],
    void: always,
    desired: ["Free VM", "Turn Off", ...always],
    idle: ["Turn Off", ...always],
    starting: ["Turn Off", ...always],
    started: ["End Session", "Turn Off", ...always],
  });
});

test("the messages for done and failed actions have the specified texts (4.047, 4.048, X42)", () => {
  expect(adminActions.map(({ key, done, failed }) => [key, done, failed])).toEqual([
    ["free", "Reset VM to Idle", "Failed to reset VM to Idle"],
    ["endSession", "Cloud case ended", "Failed to end cloud case"],
    ["turnOff", "Turning off VM", "Failed to turn off VM"],
    ["turnOn", "Starting VM", "Failed to start VM"],
    ["resetToOff", "Reset VM", "Failed to reset VM"],
    ["remove", "Removed VM", "Failed to remove VM"],
  ]);
});

test("an action that takes a machine away from someone needs confirmation, and removing always does (X116)", () => {
  const asks = (machine: Parameters<typeof mustConfirm>[1]) =>
    adminActions.filter((each) => mustConfirm(each, machine)).map(({ key }) => key);
  expect(asks(aMachine())).toEqual(["remove"]);
  expect(asks(aMachine({ status: "off", claim: aClaim() }))).toEqual(["remove"]);
  expect(asks(aMachine({ status: "started", claim: aClaim() }))).toEqual(adminActions.map(({ key }) => key));
});

test("an action that no longer applies is refused with the current status", () => {
  expect(actOnMachine(aMachine(), "free", admin, noon, limits)).toEqual({
    ok: false,
    error: { code: "ACTION_NOT_NOW", status: "idle" },
  });
});

test("desired and void are shown in one group, and an unknown status is shown as statusless (4.011, X41, M19)", () => {
  expect(displayGroups.map(({ label }) => label)).toEqual([
    "Started",
    "Starting",
    "Idle",
    "Claimed",
    "Off",
    "statusless",
  ]);
  for (const status of ["desired", "void"]) expect(getDisplayGroup(status).label).toBe("Claimed");
  for (const status of ["rebooting", "", "OFF"]) expect(getDisplayGroup(status).label).toBe("statusless");
  expect(traineeStatusLabels.void).toBe(traineeStatusLabels.desired);
});
