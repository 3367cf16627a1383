import type { Probe } from "../platform/role-matrix/probe.ts";

export const reportProbes: readonly Probe[] = [
  {
    operation: "POST /api/reports",
    call: async () => ({ url: "/api/reports", headers: { "content-type": "text/plain" }, body: "{}" }),
  },
];
