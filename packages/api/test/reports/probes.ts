import type { Probe } from "../platform/role-matrix/probe.ts";

export const probes: readonly Probe[] = [
  {
    operation: "POST /api/reports",
    call: async ({ config }) => ({
      url: "/api/reports",
      headers: { "content-type": "text/plain", origin: new URL(config.http.publicUrl).origin },
      body: "{}",
    }),
  },
];
