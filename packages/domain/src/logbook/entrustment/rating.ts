import { type FieldError, fieldError } from "../../field-errors.ts";
import { err, ok, type Result } from "../../result.ts";
import { readText } from "../../text.ts";
import { type Instant, instant } from "../../time.ts";
import type { ParticipantRole } from "../values.ts";
import { type EntrustmentScaleKey, entrustmentScales } from "./scales.ts";

/** The people who rate a case: its author, and the attending who confirmed it. */
export const entrustmentSides = ["trainee", "attending"] as const;
export type EntrustmentSide = (typeof entrustmentSides)[number];

/** How hard a case was, compared with others of its kind, in thirds. */
export const caseComplexities = ["easiest", "average", "hardest"] as const;
export type CaseComplexity = (typeof caseComplexities)[number];

export const maxRatingCommentLength = 300;

/**
 * For how many days after the confirmation the attending may rate a case, and the trainee does not see that rating unless they
 * rate themself.
 */
export const ratingDays = 7;

export type Rating = {
  readonly level: number;
  readonly complexity: CaseComplexity | null;
  readonly comment: string | null;
};

type RatingInput = {
  readonly level: number;
  readonly complexity?: CaseComplexity | null | undefined;
  readonly comment?: string | null | undefined;
};

/** Checks a rating against the scale that the institution chose. */
export function validateRating(
  scale: EntrustmentScaleKey,
  { level, complexity, comment }: RatingInput,
): Result<Rating, readonly FieldError[]> {
  const most = entrustmentScales[scale].levels.length;
  const text = readRatingComment(comment);
  const errors = [
    ...(Number.isInteger(level) && level >= 1 && level <= most
      ? []
      : [fieldError("level", "OUT_OF_RANGE", { min: 1, max: most })]),
    ...(text.ok ? [] : [text.error]),
  ];
  if (errors.length > 0 || !text.ok) return err(errors);
  return ok({ level, complexity: complexity ?? null, comment: text.value });
}

/** Checks the sentence beside a rating or a role. */
export function readRatingComment(comment: unknown): Result<string | null, FieldError> {
  return readText("comment", comment, { max: maxRatingCommentLength, lines: "many" });
}

/** The facts of a record that decide who may rate it and who sees which rating. */
export type RatedRecord = {
  /** The scale of the record's institution; null if it does not ask for ratings. */
  readonly scale: EntrustmentScaleKey | null;
  /** When the record was confirmed; null if it is not. */
  readonly confirmedAt: Instant | null;
  /** Whether each of the two people has rated the record. */
  readonly ratedBy: Readonly<Record<EntrustmentSide, boolean>>;
};

/** When the attending's time to rate ends; null before the record is confirmed. */
export function ratingEnd({ confirmedAt }: Pick<RatedRecord, "confirmedAt">): Instant | null {
  return confirmedAt === null ? null : instant(confirmedAt + ratingDays * 86_400_000);
}

function isWithinRatingTime(record: RatedRecord, now: Instant): boolean {
  const end = ratingEnd(record);
  return end !== null && now < end;
}

/**
 * Whether a person may give or correct their rating now. The attending may for some days after the confirmation. Nobody may once
 * the other's rating is shown to them, because a rating that was given or changed afterwards says nothing.
 */
export function canRate(record: RatedRecord, side: EntrustmentSide, now: Instant): boolean {
  if (record.scale === null) return false;
  if (side === "attending" && !isWithinRatingTime(record, now)) return false;
  return !isOtherRatingShown(record, side, now);
}

/**
 * Whether a person sees the other one's rating: the attending only after rating, the trainee also when the attending's time to
 * rate is over. Neither is influenced by the other.
 */
export function isOtherRatingShown(record: RatedRecord, side: EntrustmentSide, now: Instant): boolean {
  const { ratedBy } = record;
  if (side === "attending") return ratedBy.trainee && ratedBy.attending;
  return ratedBy.attending && (ratedBy.trainee || !isWithinRatingTime(record, now));
}

/**
 * Whether those responsible for the trainee see a rating: the attending's at once, the trainee's when it can no longer influence
 * the attending, who may be one of them.
 */
export function isRatingShownToProgram(record: RatedRecord, side: EntrustmentSide, now: Instant): boolean {
  if (side === "attending" || record.ratedBy.attending) return true;
  return record.confirmedAt !== null && !isWithinRatingTime(record, now);
}

/** The role of the trainee as the record and the attending have it. */
export type StatedRole = {
  /** The role that the author has in the record; null if it names none. */
  readonly recorded: ParticipantRole | null;
  readonly stated: ParticipantRole;
};

/** Whether trainee and attending still have different words for the trainee's role. It is never settled automatically. */
export function isRoleDisputed({ recorded, stated }: StatedRole): boolean {
  return recorded !== stated;
}

/** Whether the attending may say this role now: any for some days after the confirmation, the recorded one at any time. */
export function canStateRole(
  record: Pick<RatedRecord, "confirmedAt">,
  { recorded, stated }: StatedRole,
  now: Instant,
): boolean {
  const end = ratingEnd(record);
  return (end !== null && now < end) || recorded === stated;
}
