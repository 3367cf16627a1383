import { type Instant, instant } from "../time.ts";

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** `maxPeople`: more do not raise the limit any further, and need not be counted. */
export const institutionMails = {
  atFirst: 100,
  aWeek: 100,
  aPerson: 5,
  most: 5000,
  maxPeople: 1000,
} as const;

export type InstitutionFacts = {
  /** When the portal got to know the institution. */
  readonly since: Instant;
  /** The number of people in the institution's groups. */
  readonly people: number;
};

/**
 * The number of people that an institution may invite by mail in a day: it grows with the institution's age in weeks and its
 * number of people.
 */
export function institutionMailsADay({ since, people }: InstitutionFacts, now: Instant): number {
  const { atFirst, aWeek, aPerson, most } = institutionMails;
  const weeks = Math.max(0, Math.floor((now - since) / weekMs));
  return Math.min(most, atFirst + aWeek * weeks + aPerson * people);
}

/** When mails are counted from zero again: the next midnight in UTC. */
export function nextMailDay(now: Instant): Instant {
  return instant((Math.floor(now / dayMs) + 1) * dayMs);
}
