import { getStation, makeStationKeys } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { tokenFor } from "./enrolment-helpers.ts";

export const probes: readonly Probe[] = [
  {
    operation: "POST /api/stations/enrol",
    call: async ({ database }) => {
      const token = await tokenFor(database.db, getStation("lakesideTravelling").id);
      const body = JSON.stringify({ token, publicKey: makeStationKeys().publicKey });
      return { url: "/api/stations/enrol", body, headers: { "content-type": "application/json" } };
    },
  },
  saying("POST /api/stations/heartbeat", "/api/stations/heartbeat"),
  saying("PUT /api/stations/facts", "/api/stations/facts"),
  saying("POST /api/stations/logs", "/api/stations/logs"),
  {
    operation: "PUT /api/stations/logs/:id/pieces",
    call: async () => ({
      url: "/api/stations/logs/00000000-0000-4000-8000-000000000000/pieces?offset=0",
      body: "x",
    }),
  },
];

/** Calls that only a station may make, made by people. */
function saying(operation: Probe["operation"], url: string): Probe {
  return {
    operation,
    call: async () => ({ url, body: "{}", headers: { "content-type": "application/json" } }),
  };
}
