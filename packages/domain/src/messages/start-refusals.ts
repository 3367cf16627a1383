const reasons: Readonly<Record<string, string>> = {
  ADDRESS_NOT_CONFIRMED: "the e-mail address was not confirmed",
  CASE_NOT_IN_EVENT: "the event did not include the case",
  CASE_NOT_IN_VOUCHER: "the voucher did not include the case",
  COURSE_NOT_OPEN: "the course was not open to them",
  COURSE_START_FAILED: "the learning platform did not open the course",
  EVENT_NOT_OPEN: "the event could not be started at that time",
  EVENT_STARTED_OTHERWISE: "another organizer had started the event with another case",
  EXERCISE_GONE: "the exercise did not exist",
  NO_FREE_MACHINE: "no simulator was free",
  NOT_ENOUGH_TIME_LEFT: "less than 5 min of the voucher's time were left",
  NOT_IN_EVENT: "they had not joined the event",
  NOT_ORGANIZER: "they did not organize the event",
  OTHER_SESSION_GOES_ON: "they had another session running",
  VOUCHER_EXPIRED: "the voucher had ended",
  VOUCHER_NOT_ACCEPTED: "they had not accepted the voucher",
};

/** Why a start was refused, as a part of a sentence about the past; undefined for what is no refusal. */
export function startRefusalText(code: string): string | undefined {
  return Object.hasOwn(reasons, code) ? reasons[code] : undefined;
}
