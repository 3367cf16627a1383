import { expect, test } from "vitest";
import { type FleetView, fleetView, getMachines, getSort, sortFrom } from "./fleet-view.ts";

const machine = (name: string, status: string, minute: number, event: string | null = null) => ({
  name,
  status,
  status_since: new Date(Date.UTC(2026, 2, 2, 12, minute)).toISOString(),
  session_id: event === null ? null : "15fffa66-75d9-49a8-b712-a662510d896c",
  module_name: null,
  case_name: null,
  event_name: event,
  started_by: null,
});
const fleet = [
  machine("Simulator 10", "idle", 3),
  machine("Simulator 2", "started", 2, "Arch class"),
  machine("Simulator 1", "desired", 1),
  machine("Annex", "asleep", 4),
  machine("Simulator 3", "void", 5),
];
const shown = (view: Partial<FleetView>) =>
  getMachines(fleet, { ...fleetView.read(new URLSearchParams()), ...view }).map(({ name }) => name);

test("the fleet is sorted by name at first, with numbers in numerical order", () => {
  expect(shown({})).toEqual(["Annex", "Simulator 1", "Simulator 2", "Simulator 3", "Simulator 10"]);
  expect(shown({ sort: "-name" })[0]).toBe("Simulator 10");
});

test("sorting by status follows the order of the groups, and then the names", () => {
  const byStatus = ["Simulator 2", "Simulator 10", "Simulator 1", "Simulator 3", "Annex"];
  expect(shown({ sort: "status" })).toEqual(byStatus);
  expect(shown({ sort: "-since" })[0]).toBe("Simulator 3");
});

test("machines are filtered by the group of their status, including unknown statuses", () => {
  expect(shown({ status: "claimed" })).toEqual(["Simulator 1", "Simulator 3"]);
  expect(shown({ status: "statusless" })).toEqual(["Annex"]);
});

test("a machine is found by its name and by its current case or event", () => {
  expect(shown({ search: "SIMULATOR 1" })).toEqual(["Simulator 1", "Simulator 10"]);
  expect(shown({ search: "arch" })).toEqual(["Simulator 2"]);
  expect(shown({ search: "arch", status: "idle" })).toEqual([]);
});

test("the sort of the table head and of the address agree", () => {
  for (const sort of ["name", "-name", "status", "-status", "since", "-since"] as const)
    expect(sortFrom(getSort({ sort }))).toBe(sort);
  expect(fleetView.write({ search: "arch", status: "idle", sort: "-since" }).toString()).toBe(
    "search=arch&status=idle&sort=-since",
  );
});
