/** The mirror of the learning platform: its synchronisation and the list of its courses (5.039-5.045). */
export const talentTexts = {
  /** The label of the button; the wording is specified (5.044). */
  sync: "Sync with talent",
  notConfigured: "This portal has no learning platform.",
  notConfiguredHelp: "Spaces and courses appear here once its address and key are in the settings.",
  none: "Nothing has been synchronised yet.",
  noChanges: "Nothing has changed on the learning platform.",
  noCourses: "There are no courses yet.",
  noCoursesHelp: "Synchronise with the learning platform to bring them here.",
  inNoSpace: "In no learning space",
  noCoursesFound: "No course matches.",
  gone: "No longer on the platform",
  operation: {
    /** The specification gives these texts word for word (5.045). */
    states: {
      waiting: "Sync in progress",
      running: "Sync in progress",
      succeeded: "Sync completed",
      failed: "The sync failed.",
      cancelled: "The sync was cancelled. What it had already read is kept.",
    },
    reasons: {
      PLATFORM_AWAY: "The learning platform could not be reached. Nothing was changed; try again later.",
      PLATFORM_SLOW: "The learning platform did not answer in time. Nothing was changed; try again later.",
      PLATFORM_BUSY: "The learning platform is limiting requests. Nothing was changed; try again in an hour.",
      PLATFORM_REFUSED:
        "The learning platform refused the portal's key. Nothing was changed; check the key in the settings.",
      PLATFORM_REJECTED:
        "The learning platform did not accept the request. Nothing was changed; check its address in the settings.",
      PLATFORM_UNREADABLE:
        "The learning platform gave an invalid answer. Nothing was changed; try again later.",
      PLATFORM_UNKNOWN:
        "The learning platform did not find what was requested. Nothing was changed; check its address in the settings.",
      PLATFORM_EMPTY: "The learning platform returned nothing. This looks wrong, so nothing was changed.",
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
