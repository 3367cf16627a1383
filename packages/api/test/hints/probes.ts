import type { Probe } from "../platform/role-matrix/probe.ts";

export const hintProbes: readonly Probe[] = [
  { operation: "GET /api/hints", call: async () => ({ url: "/api/hints", staysOpen: true }) },
];
