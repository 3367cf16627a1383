import { makeStationKeys, stationOf } from "@cathedra/test-fixtures";
import type { Probe } from "../platform/role-matrix/probe.ts";
import { tokenFor } from "./enrolling.ts";

export const deviceProbes: readonly Probe[] = [
  {
    operation: "POST /api/stations/enrol",
    call: async ({ database }) => {
      const token = await tokenFor(database.db, stationOf("lakesideTravelling").id);
      const body = JSON.stringify({ token, publicKey: makeStationKeys().publicKey });
      return { url: "/api/stations/enrol", body, headers: { "content-type": "application/json" } };
    },
  },
];
