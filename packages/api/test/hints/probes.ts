import type { Probe } from "../platform/role-matrix/probe.ts";

export const probes: readonly Probe[] = [
  { operation: "GET /api/hints", call: async () => ({ url: "/api/hints", staysOpen: true }) },
];
