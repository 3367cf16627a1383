import type { Probe } from "../platform/role-matrix/probe.ts";

export const simulatorModuleProbes: readonly Probe[] = [
  {
    operation: "Query.simulation",
    call: { query: "{ simulation(id: 101) { code name benchmarks { id value } } }" },
  },
];
