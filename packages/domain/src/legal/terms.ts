import type { LocalDate } from "../time.ts";

/** One version of the terms of service. Its text is the page of the build that names it as the newest. */
export type TermsVersion = {
  /** `2026:1`: the year, and which of that year. */
  readonly version: string;
  /** From when on it can be read and accepted: at least 30 days before it is in force. */
  readonly publishedOn: LocalDate;
  readonly inForceFrom: LocalDate;
  /** What is otherwise than in the version before, a sentence each; none of the first one. */
  readonly changes: readonly string[];
};

const day = (text: string) => text as LocalDate;

/** Every version, the oldest first. A changed text gets a version of its own here, in the same change. */
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
 * What a person is still to accept: the version in force, or else one that is announced and comes into force later. Whoever
 * accepted a version has accepted those before it. `accepted` is the newest that they did; null, or what nobody knows: none.
 */
export function termsAsked(
  accepted: string | null,
  today: LocalDate,
  versions: readonly TermsVersion[] = termsVersions,
): TermsVersion | undefined {
  const upTo = versions.findIndex(({ version }) => version === accepted);
  const open = versions.filter(({ publishedOn }, index) => index > upTo && publishedOn <= today);
  return open.findLast(({ inForceFrom }) => inForceFrom <= today) ?? open.at(-1);
}
