/** The texts of stations and of what staff does with them. */
export const stationTexts = {
  /** Unknown, used, too old or of a station that is gone: told alike. */
  enrolmentRefused:
    "This enrolment token is not valid: it was mistyped, used before, or is older than an hour. Ask for a new one.",
} as const;
