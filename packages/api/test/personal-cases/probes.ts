import type { Probe } from "../platform/role-matrix/probe.ts";
import { caseBody, formHeaders } from "./personal-case-helpers.ts";

export const probes: readonly Probe[] = [
  { operation: "GET /api/s3/vistcases", call: async () => ({ url: "/api/s3/vistcases" }) },
  {
    operation: "POST /api/s3/vistcases",
    call: async () => ({ url: "/api/s3/vistcases", body: caseBody(), headers: formHeaders }),
  },
];
