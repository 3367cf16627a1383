import { expect, test } from "vitest";
import type { CustomerId } from "../ids.ts";
import type { Role } from "./role.ts";
import {
  mayAdministerStations,
  mayManageStation,
  mayReadStationLogs,
  maySeeStation,
  mayServeStation,
} from "./stations.ts";

const ours = 1 as CustomerId;
const actor = (roles: readonly Role[] = [], administers: readonly CustomerId[] = []) => ({
  roles,
  administers,
});
const facts = { customerId: ours, isLinked: false, isSignedIn: false };

test("only sys_admin may administer stations (10.001)", () => {
  expect(mayAdministerStations(actor(["sys_admin"]))).toBe("allowed");
  expect(mayAdministerStations(actor(["support", "customer_admin", "product"], [ours]))).toBe("forbidden");
});

test.each([
  ["a stranger", actor(), facts, "hidden", "hidden"],
  ["a role without a list", actor(["customer_admin"]), facts, "hidden", "hidden"],
  ["an admin of another customer", actor(["customer_admin"], [2 as CustomerId]), facts, "hidden", "hidden"],
  ["an admin of its customer", actor([], [ours]), facts, "allowed", "allowed"],
  ["a person who has linked it", actor(), { ...facts, isLinked: true }, "allowed", "allowed"],
  ["a person who is signed in on it", actor(), { ...facts, isSignedIn: true }, "forbidden", "allowed"],
  ["support", actor(["support"]), facts, "allowed", "allowed"],
  ["sys_admin", actor(["sys_admin"]), facts, "allowed", "allowed"],
] as const)("access to a station: %s (10.019)", (_, asking, station, serving, seeing) => {
  expect(mayServeStation(asking, station)).toBe(serving);
  expect(maySeeStation(asking, station)).toBe(seeing);
});

test.each([
  ["a stranger", actor(), "hidden", "hidden"],
  ["a role without a list", actor(["customer_admin"]), "hidden", "hidden"],
  ["an admin of another customer", actor(["customer_admin"], [2 as CustomerId]), "hidden", "hidden"],
  ["an admin of its customer", actor([], [ours]), "allowed", "hidden"],
  ["product", actor(["product"]), "hidden", "hidden"],
  ["support", actor(["support"]), "allowed", "allowed"],
  ["sys_admin", actor(["sys_admin"]), "allowed", "allowed"],
] as const)("access to a station's page and to its logs: %s", (_, asking, page, logs) => {
  expect(mayManageStation(asking, facts)).toBe(page);
  expect(mayReadStationLogs(asking)).toBe(logs);
});
