import { describe, expect, test } from "vitest";
import { cloudEventTexts } from "../cloud/events/event-texts.ts";
import { machineTexts } from "../cloud/machines/machine-texts.ts";
import { fieldError } from "../field-errors.ts";
import { accountTexts } from "./account.ts";
import { administrationTexts } from "./administration.ts";
import { cloudCaseTexts } from "./cloud-cases.ts";
import { contentTexts } from "./content.ts";
import { appErrorCodes, appErrorText, httpStatusOf, isAppErrorCode } from "./errors.ts";
import { groupTexts } from "./groups.ts";
import { logbookTexts } from "./logbook.ts";
import { profileTexts } from "./profile.ts";

describe("the codes of the error model", () => {
  test("each has its HTTP status", () => {
    expect(Object.fromEntries(appErrorCodes.map((code) => [code, httpStatusOf(code)]))).toEqual({
      UNAUTHENTICATED: 401,
      FORBIDDEN: 403,
      NOT_AT_SIMULATOR: 403,
      RUN_ALREADY_DELIVERED: 409,
      DAILY_LIMIT_REACHED: 429,
      CASE_REFUSED: 422,
      ENROLMENT_REFUSED: 403,
      LOG_DAMAGED: 422,
      LOG_OFFSET: 409,
      STATION_CLONED: 503,
      LOG_PIECE: 400,
      ROLLOUT_UNCONFIRMED: 409,
      LOG_UNDER_WAY: 409,
      NOT_AT_STATION: 403,
      ONLY_AT_STATION: 403,
      STATION_PROOF_REQUIRED: 401,
      PIN_LOCKED: 429,
      RELEASE_PUBLISHED: 409,
      RELEASE_WITHOUT_PACKAGE: 409,
      STORAGE_NAME_REFUSED: 422,
      STORAGE_NAME_TAKEN: 409,
      STORAGE_COUNT_CHANGED: 409,
      STORAGE_INTO_ITSELF: 409,
      STORAGE_GONE: 404,
      UPLOAD_INCOMPLETE: 409,
      UPLOAD_DAMAGED: 422,
      SERVICE_TAG_EXISTS: 409,
      STATION_SESSION_ENDED: 401,
      RESULT_REFUSED: 422,
      MISSING_FILE: 409,
      STORAGE_FULL: 507,
      NOT_FOUND: 404,
      INVALID_INPUT: 422,
      CONFLICT: 409,
      BAD_REQUEST: 400,
      METHOD_NOT_ALLOWED: 405,
      REQUEST_TIMEOUT: 408,
      PAYLOAD_TOO_LARGE: 413,
      UNSUPPORTED_MEDIA_TYPE: 415,
      IMPORT_REFUSED: 422,
      IMPORT_CHANGED: 409,
      RATE_LIMITED: 429,
      UNAVAILABLE: 503,
      INTERNAL: 500,
      ATTENDING_NAME_EXISTS: 409,
      ATTENDING_EMAIL_EXISTS: 409,
      ATTENDING_EMAIL_OWN: 403,
      HOSPITAL_NAME_EXISTS: 409,
      RECORD_CONFIRMED: 409,
      RECORD_NOT_CONFIRMED: 409,
      GROUP_JOIN_ONCE: 409,
      VOUCHER_NO_MORE_USES: 409,
      VOUCHER_ALREADY_USED: 409,
      INVALID_VOUCHER: 404,
      OLD_VOUCHER: 410,
      VOUCHER_EXPIRED: 410,
      LAST_ADMIN: 409,
      TALENT_NOT_CONFIGURED: 409,
      TOO_LITTLE_SPENDABLE_TIME: 409,
      TOO_MANY_EVENTS: 409,
      TOO_MANY_INVITATIONS: 429,
      INVITATION_FOR_ANOTHER: 403,
      VOUCHER_NOT_EDITABLE: 409,
      VOUCHER_ARCHIVED: 409,
      EVENT_NOT_OPEN: 409,
      EVENT_STARTED_OTHERWISE: 409,
      NO_FREE_MACHINE: 409,
      OTHER_SESSION_GOES_ON: 409,
      NOT_ENOUGH_TIME_LEFT: 409,
      NOT_EXTENDABLE: 409,
      ACTION_NOT_NOW: 409,
      FILE_REFUSED: 422,
      UNDO_TOO_LATE: 410,
      UNDO_NOT_POSSIBLE: 409,
      COURSE_START_FAILED: 503,
      COURSE_NOT_MADE_AVAILABLE: 503,
      COURSE_RESET_FAILED: 503,
      COURSE_RESET_UNCONFIRMED: 503,
      PROGRESS_RESET_FAILED: 503,
      ADDRESS_NOT_CONFIRMED: 409,
      ADDRESS_OF_ANOTHER: 409,
    });
  });

  test("are told from other words", () => {
    expect(isAppErrorCode("NOT_FOUND")).toBe(true);
    for (const other of ["not_found", "constructor", "", 404, null])
      expect(isAppErrorCode(other)).toBe(false);
  });

  test("carry their facts into the text", () => {
    expect(appErrorText("RATE_LIMITED", { retryAfterSeconds: 1 })).toBe(
      "Too many requests. Try again in 1 second.",
    );
    const waits = [90, 91, 582, 600].map((retryAfterSeconds) =>
      appErrorText("RATE_LIMITED", { retryAfterSeconds }).replace("Too many requests. Try again in ", ""),
    );
    expect(waits).toEqual(["90 seconds.", "2 minutes.", "10 minutes.", "10 minutes."]);
    expect(appErrorText("UNAVAILABLE", { retryAfterSeconds: 5 })).toContain("5 seconds");
    expect(appErrorText("PAYLOAD_TOO_LARGE", { maxBytes: 1_048_576 })).toContain("1 MB");
    expect(appErrorText("PAYLOAD_TOO_LARGE", { maxBytes: 65_536 })).toContain("65.5 kB");
    expect(appErrorText("PAYLOAD_TOO_LARGE", { maxBytes: 500 })).toContain("500 bytes");
    const modifiedBy = { keycloak_id: "subject", first_name: "Priya", last_name: "Raman" };
    expect(appErrorText("CONFLICT", { modifiedAt: "2026-03-02T18:00:00.000Z", modifiedBy })).toBe(
      "Priya Raman changed this record while you did. Nothing was replaced.",
    );
  });
});

describe("the specified texts, to the letter", () => {
  test("of fields (7.052, 7.054, 7.056, X78, M12)", () => {
    expect(fieldError("hospital", "REQUIRED").message).toBe("Required");
    expect(fieldError("attendingName", "NAME_WITHOUT_COMMA").message).toBe(
      "Separate first and last name with comma",
    );
    expect(fieldError("doseTime", "NOT_A_NUMBER").message).toBe("Value should be a number");
  });

  test("of the administration of attendings and hospitals (9.003, 7.098-7.105, M16)", () => {
    expect(administrationTexts.noRights).toBe("You do not have the necessary rights to view this page.");
    expect(appErrorText("ATTENDING_NAME_EXISTS")).toBe("Attending name already exists");
    expect(appErrorText("ATTENDING_EMAIL_EXISTS")).toBe("Attending email already exists");
    expect(appErrorText("HOSPITAL_NAME_EXISTS")).toBe("Hospital name already exists");
    expect(fieldError("name", "ATTENDING_NAME_REQUIRED").message).toBe("Please enter attending name");
    expect(fieldError("name", "ATTENDING_NAME_WITHOUT_COMMA").message).toBe(
      "Please separate first and last name with a comma",
    );
    expect(fieldError("name", "HOSPITAL_NAME_REQUIRED").message).toBe("Please enter hospital name");
  });

  test("of the logbook (7.058-7.081, M13)", () => {
    expect(logbookTexts).toMatchObject({
      invalidForm: "Some input values are not valid. Please fill in all required fields correctly.",
      dateLongAgo: "Selected date of procedure is more than 10 days ago. Is this correct?",
      recordSubmitted: "Record successfully submitted.",
      recordSubmissionFailed: "Record submission failed. Try again later",
      recordDeleted: "Record deleted.",
      recordDeletionFailed: "Record deletion failed.",
      recordUnavailable: "Specified record does not exist or is unavailable",
      noRecordsAvailable: "No records exist or are available",
      exportSucceeded: "Successfully exported records",
      nothingToExport: "You have no records to export",
      exportFailed: "Record export failed. Try again later.",
      exportTooLarge:
        "You have exceeded the limit of record exports (1000). Try filtering records to reduce the export amount.",
      noRecordsFound: "No records found, try clearing the filters or reloading the page",
      noRecentRecords: "No recent records found",
    });
  });

  test("of Your Groups (2.023, 13.030, 13.031, M07)", () => {
    expect(groupTexts).toMatchObject({
      linkCopied: "Invite link copied to clipboard",
      linkNotCopied: "Failed to copy invite link, please try again later.",
      left: "Successfully left group.",
      notLeft: "Something went wrong trying to leave group. Try again later.",
    });
  });

  test("of the profile (13.013, 13.014)", () => {
    expect(profileTexts).toMatchObject({
      saved: "Successfully updated your profile settings",
      saveFailed: "Something went wrong saving your settings. Try again later.",
    });
  });

  test("of home (1.028, 1.031, 1.033)", () => {
    expect(cloudCaseTexts.noneAvailable).toBe("Cloud cases (None available)");
    expect(cloudEventTexts.loading).toBe("Loading Upcoming Events...");
    expect(contentTexts.loadingVideos).toBe("Loading YouTube Videos...");
  });

  test("of the machines (4.032, 4.033)", () => {
    expect(machineTexts).toMatchObject({
      none: "No cloud case machines found.",
      notLoaded: "Something went wrong when fetching cloud case VMs...",
    });
  });

  test("of the reset (1.014-1.019)", () => {
    expect(accountTexts).toMatchObject({
      resetTitle: "Reset Course Progress",
      resetQuestion: "Are you sure you want to reset course progress for this account?",
      resetCancel: "Cancel",
      resetConfirm: "Reset",
      resetFailed: "Something went wrong resetting course progress. Please try again later.",
      resetSucceeded: "Course progress has been reset. Refreshing site...",
    });
  });
});

test("a field error carries its facts into the text", () => {
  expect(fieldError("hospital", "TOO_LONG", { max: 200 })).toEqual({
    path: "hospital",
    code: "TOO_LONG",
    message: "At most 200 characters",
  });
});
