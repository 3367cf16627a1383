import { expect, test } from "vitest";
import { bringUpMachines } from "../../src/modules/machines/bring-up.ts";
import { systemClock } from "../../src/ports/clock.ts";
import { unbranded } from "../support/unbranded.ts";
import { addMachines, chainOf, machineRow, setUpFleet } from "./fleet.ts";

const fleet = setUpFleet();

test("at startup, new and failed machines are turned on, and a machine that someone turned off stays off", async () => {
  const { db } = fleet;
  const [fresh = "", failed = "", turnedOff = ""] = await addMachines(fleet, 3, { status: "off" });
  const [idle = ""] = await addMachines(fleet, 1);
  await unbranded(db).updateTable("vm").set({ reason: "STOPPED" }).where("id", "=", failed).execute();
  await unbranded(db).updateTable("vm").set({ reason: "TURNED_OFF" }).where("id", "=", turnedOff).execute();
  const deps = { db, clock: systemClock };
  const on = await bringUpMachines(deps, "fake");
  expect(on).toEqual(new Set([fresh, failed, idle]));
  expect(await chainOf(db, fresh)).toEqual(["off", "void PREWARMED"]);
  const rows = await Promise.all([failed, turnedOff, idle].map((id) => machineRow(db, id)));
  expect(rows.map(({ status }) => status)).toEqual(["void", "off", "idle"]);
  expect(await bringUpMachines(deps, "fake")).toEqual(on);
  expect(await chainOf(db, fresh)).toHaveLength(2);
  expect(await bringUpMachines(deps, "another")).toEqual(new Set());
});
