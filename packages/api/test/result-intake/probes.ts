import type { Probe } from "../platform/role-matrix/probe.ts";
import { bodyOf, formHeaders, partsOf, urlOf } from "./delivering.ts";

export const resultIntakeProbes: readonly Probe[] = [
  {
    operation: "POST /api/simulator/store_result/:exerciseId",
    call: async () => ({ url: urlOf(), body: bodyOf(partsOf()), headers: formHeaders }),
  },
];
