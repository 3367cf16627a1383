import { millimetres, type VesselTree } from "../vessels.ts";
import { aneurysmCoiling } from "./aneurysm-coiling.ts";
import { carotidStenting } from "./carotid-stenting.ts";
import { evar } from "./evar.ts";
import type { Procedure } from "./treatment.ts";

const procedures: Readonly<Record<string, (caseId: string, lesion: number) => Procedure>> = {
  "carotid-stenting": carotidStenting,
  evar,
  "aneurysm-coiling": aneurysmCoiling,
};

/** The procedure of a module; null if its cases are played with the wire alone. */
export function getProcedure(moduleId: string, caseId: string, { lesion }: VesselTree): Procedure | null {
  return procedures[moduleId]?.(caseId, (lesion.to - lesion.from) * millimetres) ?? null;
}
