import type { StepType } from "../enumerations.ts";

/** The codes of the learning spaces that come before all others, in this order (5.011). */
export const firstSpaceCodes = ["goto", "staging"] as const satisfies readonly StepType[];

/** The code of the space that comes last (5.011). */
export const lastSpaceCode = "free" satisfies StepType;
