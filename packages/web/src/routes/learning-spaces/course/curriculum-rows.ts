import type { UnitStatus } from "@cathedra/domain/learning";
import { unitStatusOf } from "../../../features/learning/course-progress.ts";

export type Unit = { readonly id: number; readonly name: string; readonly type: string };
export type AnsweredUnit = {
  readonly id: number;
  readonly completion_status: string;
  readonly total_time: number;
  readonly score: number | null | undefined;
};

export type CurriculumUnit = Unit & {
  readonly status: UnitStatus;
  readonly seconds: number;
  readonly score: number | null;
};

/** The units below one heading; those before the first heading have none. */
export type CurriculumPart = { readonly heading: Unit | null; readonly units: readonly CurriculumUnit[] };

/** The units of a course grouped by headings (units of type `Section`, 5.009), each with the person's progress. */
export function curriculumParts(
  units: readonly Unit[],
  told: readonly AnsweredUnit[],
): readonly CurriculumPart[] {
  const byId = new Map(told.map((each) => [each.id, each]));
  const parts: { heading: Unit | null; units: CurriculumUnit[] }[] = [];
  for (const unit of units) {
    if (unit.type.toLowerCase() === "section") {
      parts.push({ heading: unit, units: [] });
      continue;
    }
    const progress = byId.get(unit.id);
    const part = parts.at(-1) ?? { heading: null, units: [] };
    if (parts.length === 0) parts.push(part);
    part.units.push({
      ...unit,
      status: unitStatusOf(progress?.completion_status ?? "not_attempted"),
      seconds: progress?.total_time ?? 0,
      score: progress?.score ?? null,
    });
  }
  return parts;
}
