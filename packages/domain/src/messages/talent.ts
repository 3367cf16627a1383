/** The mirror of the learning platform: its synchronisation and the list of its courses (5.039-5.045). */
export const talentTexts = {
  /** (5.044) */
  sync: "Sync with talent",
  notConfigured: "This portal has no learning platform.",
  notConfiguredHelp: "Spaces and courses appear here once its address and key are in the settings.",
  none: "Nothing has been synchronised yet.",
  noChanges: "Everything was as the portal knew it.",
  noCourses: "There are no courses yet.",
  noCoursesHelp: "Synchronise with the learning platform to bring them here.",
  noCoursesFound: "No course matches.",
  gone: "No longer on the platform",
  operation: {
    /** (5.045) */
    states: {
      waiting: "Sync in progress",
      running: "Sync in progress",
      succeeded: "Sync completed",
      failed: "The sync failed.",
      cancelled: "The sync was cancelled. What it had brought until then is kept.",
    },
    reasons: {
      PLATFORM_AWAY: "The learning platform could not be reached. Everything known is kept; try again later.",
      PLATFORM_SLOW:
        "The learning platform did not answer in time. Everything known is kept; try again later.",
      PLATFORM_BUSY:
        "The learning platform was asked too often. Everything known is kept; try again in an hour.",
      PLATFORM_REFUSED:
        "The learning platform refused the portal's key. Everything known is kept; check the key in the settings.",
      PLATFORM_REJECTED:
        "The learning platform did not accept what it was asked. Everything known is kept; check its address in the settings.",
      PLATFORM_UNREADABLE:
        "The learning platform answered with something that is no answer. Everything known is kept; try again later.",
      PLATFORM_UNKNOWN:
        "The learning platform does not know what it was asked for. Everything known is kept; check its address in the settings.",
      PLATFORM_EMPTY:
        "The learning platform answered that it has nothing at all. That is hardly true, so everything known is kept.",
    },
  },
  steps: {
    spaces: "Reading the spaces",
    courses: "Reading the courses",
    lists: (done: number, total: number) => `Reading which courses each space has, ${ofTotal(done, total)}`,
    units: (done: number, total: number) => `Reading the units of courses, ${ofTotal(done, total)}`,
  },
} as const;

function ofTotal(done: number, total: number): string {
  return `${done.toLocaleString("en")} of ${total.toLocaleString("en")}`;
}
