import { daysBetween, type LocalDate, parseLocalDate } from "../time.ts";

/** A licence as a station reports it: for a module, or for one exercise. */
export type StationLicence = {
  /** The code of the module. */
  readonly module: string;
  /** The code of the exercise; null: every exercise of the module. */
  readonly exercise: string | null;
  /** The last day on which the licence is valid; null if it is unlimited. */
  readonly validUntil: LocalDate | null;
};

/** The licence of a station for an exercise (12.006). */
export type ExerciseLicence = {
  /** Whether the exercise may be run. */
  readonly valid: boolean;
  /** Whether the exercise had a licence that has expired. */
  readonly expired: boolean;
  /** The days left after today, negative once it has expired; null for an unlimited or missing licence. */
  readonly remainingdays: number | null;
};

/** Reads the licences that a station reported; invalid ones are ignored. */
export function readStationLicences(reported: unknown): readonly StationLicence[] {
  return Array.isArray(reported) ? reported.flatMap((each: unknown) => readLicence(each) ?? []) : [];
}

function readLicence(reported: unknown): StationLicence | undefined {
  if (typeof reported !== "object" || reported === null || !("module" in reported)) return undefined;
  const { module } = reported;
  const exercise = "exercise" in reported ? (reported.exercise ?? null) : null;
  const until = "validUntil" in reported ? reported.validUntil : undefined;
  const validUntil = typeof until === "string" ? parseLocalDate(until) : until === null ? null : undefined;
  const isExercise = exercise === null || typeof exercise === "string";
  if (typeof module !== "string" || !isExercise || validUntil === undefined) return undefined;
  return { module, exercise, validUntil };
}

/** The licence for an exercise on a day (12.012): the one that is valid longest counts. */
export function findLicence(
  licences: readonly StationLicence[],
  of: { readonly module: string; readonly exercise: string },
  today: LocalDate,
): ExerciseLicence {
  const ends = licences
    .filter(({ module, exercise }) => module === of.module && (exercise === null || exercise === of.exercise))
    .map(({ validUntil }) => validUntil);
  if (ends.length === 0) return { valid: false, expired: false, remainingdays: null };
  const days = ends.map((end) => (end === null ? Number.POSITIVE_INFINITY : daysBetween(today, end)));
  const longest = Math.max(...days);
  if (longest === Number.POSITIVE_INFINITY) return { valid: true, expired: false, remainingdays: null };
  return { valid: longest >= 0, expired: longest < 0, remainingdays: longest };
}

/** A licence with fewer remaining days than this causes a warning (12.012). */
export const licenceDaysToWarn = 30;

/** `missing`: it may not be run; `soon`: it may, but not for long; `good`: 30 days or more, or without an end (12.012). */
export type LicenceState = "missing" | "soon" | "good";

export function licenceState({ valid, expired, remainingdays }: ExerciseLicence): LicenceState {
  if (!valid || expired || (remainingdays !== null && remainingdays < 0)) return "missing";
  return remainingdays !== null && remainingdays < licenceDaysToWarn ? "soon" : "good";
}
