import type { LocalDate } from "../../time.ts";
import type { CaseComplexity, EntrustmentSide } from "./rating.ts";
import type { EntrustmentScaleKey } from "./scales.ts";

/** A rating of a case, with the day and the kind of the case. */
export type RatedCase = {
  readonly recordId: string;
  readonly day: LocalDate;
  readonly procedureCode: string;
  readonly interventionType: string;
  readonly organSystem: string;
  readonly side: EntrustmentSide;
  readonly scale: EntrustmentScaleKey;
  readonly level: number;
  readonly complexity: CaseComplexity | null;
};

/** The ratings of one side for one kind of procedure on one scale, oldest first. */
export type EntrustmentCurve = Pick<RatedCase, "interventionType" | "organSystem" | "side" | "scale"> & {
  readonly cases: readonly RatedCase[];
  /** The middle and the quartiles of the levels; null for too few ratings. */
  readonly spread: LevelSpread | null;
};

export type LevelSpread = { readonly low: number; readonly middle: number; readonly high: number };

/** The number of ratings below which their spread is not shown. */
export const minRatingsForSpread = 5;

/**
 * The middle and the quartiles of levels. Levels are ordered but not evenly spaced, so each of the three is a level that was
 * given (nearest rank), and nothing is averaged.
 */
export function levelSpread(levels: readonly number[]): LevelSpread | null {
  if (levels.length < minRatingsForSpread) return null;
  const sorted = levels.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return { low: at(0.25), middle: at(0.5), high: at(0.75) };
}

/**
 * The curves of a person: by intervention type and organ system, scale and side, those with the most ratings first. A single
 * procedure has too few ratings to show anything.
 */
export function entrustmentCurves(rated: readonly RatedCase[]): readonly EntrustmentCurve[] {
  const groups = new Map<string, RatedCase[]>();
  for (const each of rated) {
    const key = JSON.stringify([each.interventionType, each.organSystem, each.scale, each.side]);
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()]
    .flatMap((group): EntrustmentCurve[] => {
      const cases = group.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
      const last = cases.at(-1);
      if (last === undefined) return [];
      const { interventionType, organSystem, side, scale } = last;
      const spread = levelSpread(cases.map(({ level }) => level));
      return [{ interventionType, organSystem, side, scale, cases, spread }];
    })
    .toSorted(
      (one, other) =>
        other.cases.length - one.cases.length ||
        one.interventionType.localeCompare(other.interventionType, "en") ||
        one.organSystem.localeCompare(other.organSystem, "en") ||
        one.side.localeCompare(other.side, "en"),
    );
}
