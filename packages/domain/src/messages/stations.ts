/** The texts of stations and of what staff does with them. */
export const stationTexts = {
  /** Unknown, used, too old or of a station that is gone: told alike. */
  enrolmentRefused:
    "This enrolment token is not valid: it was mistyped, used before, or is older than an hour. Ask for a new one.",
  logOffset: "This piece does not follow what has been received.",
  logDamaged: "The log is not the one that was announced. Send it again from its beginning.",
  serviceTagExists: "There is a system with this service tag already.",
} as const;
