export type { Branded } from "./branded.ts";
export { byteText } from "./byte-text.ts";
export { canonicalJson, type Json } from "./canonical-json.ts";
export { isReversed, type OpenRange, rangeError } from "./day-range.ts";
export { durationText, formatDuration, roughDuration, shortDuration, waitingTime } from "./duration.ts";
export { addressesIn, emailKey, isEmail, maxEmailLength } from "./email.ts";
export * from "./enumerations.ts";
export { fullName } from "./full-name.ts";
export * from "./ids.ts";
export {
  type InviteKind,
  inviteCodeBytes,
  inviteKind,
  inviteLink,
  personalInvitationLink,
} from "./invite-code.ts";
export { defaultTimeZone, isTimeZone, type LocalTime, localTime, timeZoneHeader } from "./local-time.ts";
export { formatDate, formatDateTime, formatNewsDate } from "./locale-format.ts";
export { nameRank, searchWords } from "./name-rank.ts";
export { normaliseForSearch } from "./normalise-for-search.ts";
export { pageCount, pagesToShow } from "./pager.ts";
export * from "./parse-outline.ts";
export { percentText } from "./percent-text.ts";
export { err, ok, type Result } from "./result.ts";
export { type Partner, parsePublishedSiteConfig, parseSiteConfig, type SiteConfig } from "./site-config.ts";
export { computeMedian, deviationOf } from "./statistics.ts";
export * from "./time.ts";
export * from "./version.ts";
