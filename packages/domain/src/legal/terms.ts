import type { LocalDate } from "../time.ts";

/** A version of the terms of service. Its text is part of the build whose newest version it is. */
export type TermsVersion = {
  /** The name of the version, such as `2026:1`: the year, and its number within the year. */
  readonly version: string;
  /** The day from which it can be read and accepted: at least 30 days before it comes into force. */
  readonly publishedOn: LocalDate;
  readonly inForceFrom: LocalDate;
  /** The changes since the previous version, one sentence each; empty for the first version. */
  readonly changes: readonly string[];
};

const day = (text: string) => text as LocalDate;

/** All versions, oldest first. A change of the text adds a version here in the same commit. */
export const termsVersions: readonly TermsVersion[] = [
  { version: "2025:1", publishedOn: day("2025-01-15"), inForceFrom: day("2025-02-15"), changes: [] },
  {
    version: "2026:1",
    publishedOn: day("2026-08-01"),
    inForceFrom: day("2026-09-01"),
    changes: [
      "Results of simulators and stations are named among what the portal stores for you.",
      "Your attending may confirm the records of your logbook, and sees them for that.",
      "You may ask for a copy of your logbook before your account is closed.",
    ],
  },
];

/**
 * The version that a person still has to accept: the one in force, or else an announced one that comes into force later.
 * Accepting a version accepts those before it. `accepted` is the newest accepted version; null or an unknown version counts as
 * none.
 */
export function termsToAccept(
  accepted: string | null,
  today: LocalDate,
  versions: readonly TermsVersion[] = termsVersions,
): TermsVersion | undefined {
  const upTo = versions.findIndex(({ version }) => version === accepted);
  const open = versions.filter(({ publishedOn }, index) => index > upTo && publishedOn <= today);
  return open.findLast(({ inForceFrom }) => inForceFrom <= today) ?? open.at(-1);
}
