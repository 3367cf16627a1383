import { describe, expect, test } from "vitest";
import { cloudEventTexts } from "../cloud/events/event-texts.ts";
import { machineTexts } from "../cloud/machines/machine-texts.ts";
import { fieldError } from "../field-errors.ts";
import { administrationTexts } from "./administration.ts";
import { cloudCaseTexts } from "./cloud-cases.ts";
import { contentTexts } from "./content.ts";
import { appErrorCodes, appErrorText, getHttpStatus, isAppErrorCode } from "./errors.ts";
import { groupTexts } from "./groups.ts";
import { logbookTexts } from "./logbook.ts";
import { ownAccountTexts } from "./own-account.ts";
import { profileTexts } from "./profile.ts";
import { recordExportTexts } from "./record-export.ts";
import { recordFormTexts } from "./record-form.ts";
import { recordListTexts } from "./record-list.ts";

describe("error codes", () => {
  test("each code has its HTTP status", () => {
    const codes: Readonly<Record<number, string>> = {
      400: "BAD_REQUEST LOG_PIECE",
      401: "STATION_PROOF_REQUIRED STATION_SESSION_ENDED STATION_SIGNATURE_REFUSED UNAUTHENTICATED",
      403: `ACCOUNT_DEACTIVATED ATTENDING_EMAIL_OWN ENROLMENT_REFUSED FORBIDDEN INVITATION_FOR_ANOTHER NOT_AT_SIMULATOR
        NOT_AT_STATION ONLY_AT_STATION`,
      404: "INVALID_VOUCHER NOT_FOUND STORAGE_GONE",
      405: "METHOD_NOT_ALLOWED",
      408: "REQUEST_TIMEOUT",
      409: `ACTION_NOT_NOW ADDRESS_NOT_CONFIRMED ADDRESS_OF_ANOTHER ALREADY_ASSIGNED ATTENDING_EMAIL_EXISTS ATTENDING_EMAIL_UNWILLING ATTENDING_NAME_EXISTS
        CONFLICT EVENT_NOT_OPEN EVENT_STARTED_OTHERWISE EXPORT_IN_PROGRESS GROUP_JOIN_ONCE HOSPITAL_NAME_EXISTS IMPORT_CHANGED
        LAST_ADMIN LOGBOOK_IMPORT_RUNNING LOG_OFFSET LOG_UNDER_WAY MISSING_FILE NOT_ENOUGH_TIME_LEFT NOT_EXTENDABLE NO_FREE_MACHINE
        OTHER_SESSION_GOES_ON RATING_CLOSED RECORD_CHANGED RECORD_CONFIRMED RECORD_NOT_CONFIRMED RELEASE_PUBLISHED
        RELEASE_WITHOUT_PACKAGE REMINDER_REFUSED ROLLOUT_UNCONFIRMED RUN_ALREADY_DELIVERED SERVICE_TAG_EXISTS
        STORAGE_COUNT_CHANGED STORAGE_INTO_ITSELF STORAGE_NAME_TAKEN TALENT_NOT_CONFIGURED
        TOO_LITTLE_SPENDABLE_TIME TOO_MANY_CREDENTIALS TOO_MANY_EVENTS UNDO_NOT_POSSIBLE UPLOAD_INCOMPLETE VOUCHER_ALREADY_USED
        VOUCHER_ARCHIVED VOUCHER_NOT_EDITABLE VOUCHER_NO_MORE_USES`,
      410: "LOGBOOK_IMPORT_TOO_OLD OLD_VOUCHER UNDO_TOO_LATE VOUCHER_EXPIRED",
      413: "PAYLOAD_TOO_LARGE",
      415: "UNSUPPORTED_MEDIA_TYPE",
      422: `CASE_REFUSED FILE_REFUSED IMPORT_REFUSED INVALID_INPUT LOG_DAMAGED RESULT_REFUSED
        STORAGE_NAME_REFUSED UPLOAD_DAMAGED`,
      429: "DAILY_LIMIT_REACHED PIN_LOCKED RATE_LIMITED TOO_MANY_INVITATIONS",
      500: "INTERNAL",
      503: `COURSE_NOT_MADE_AVAILABLE COURSE_RESET_FAILED COURSE_RESET_UNCONFIRMED COURSE_START_FAILED
        PROGRESS_RESET_FAILED STATION_CLONED UNAVAILABLE`,
      507: "STORAGE_FULL",
    };
    const statuses = Object.entries(codes).flatMap(([status, names]) =>
      names.split(/\s+/).map((name) => [name, Number(status)] as const),
    );
    expect(Object.fromEntries(appErrorCodes.map((code) => [code, getHttpStatus(code)]))).toEqual(
      Object.fromEntries(statuses),
    );
    expect(statuses).toHaveLength(appErrorCodes.length);
  });

  test("only error codes are recognised as such", () => {
    expect(isAppErrorCode("NOT_FOUND")).toBe(true);
    for (const other of ["not_found", "constructor", "", 404, null])
      expect(isAppErrorCode(other)).toBe(false);
  });

  test("the text of an error contains its details", () => {
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

describe("specified texts, exactly", () => {
  test("texts of fields (7.052, 7.054, 7.056, X78, M12)", () => {
    expect(fieldError("hospital", "REQUIRED").message).toBe("Required");
    expect(fieldError("attendingName", "NAME_WITHOUT_COMMA").message).toBe(
      "Separate first and last name with comma",
    );
    expect(fieldError("doseTime", "NOT_A_NUMBER").message).toBe("Value should be a number");
  });

  test("texts for administering attendings and hospitals (9.003, 7.098-7.105, M16)", () => {
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

  test("texts of the logbook (7.058-7.081, M13)", () => {
    expect(logbookTexts).toMatchObject({
      invalidForm: "Some input values are not valid. Please fill in all required fields correctly.",
      recordSubmitted: "Record successfully submitted.",
      recordSubmissionFailed: "Record submission failed. Try again later",
      recordDeleted: "Record deleted.",
      recordDeletionFailed: "Record deletion failed.",
      recordUnavailable: "Specified record does not exist or is unavailable",
      noRecordsAvailable: "No records exist or are available",
      noRecentRecords: "No recent records found",
    });
    expect(recordFormTexts.dateLongAgo).toBe(
      "Selected date of procedure is more than 10 days ago. Is this correct?",
    );
    expect(recordListTexts.empty).toBe("No records found, try clearing the filters or reloading the page");
    expect(recordExportTexts).toEqual({
      succeeded: "Successfully exported records",
      nothing: "You have no records to export",
      failed: "Record export failed. Try again later.",
      tooLarge:
        "You have exceeded the limit of record exports (1000). Try filtering records to reduce the export amount.",
    });
  });

  test("texts of Your Groups (2.023, 13.030, 13.031, M07)", () => {
    expect(groupTexts).toMatchObject({
      linkCopied: "Invite link copied to clipboard",
      linkNotCopied: "Failed to copy invite link, please try again later.",
      left: "Successfully left group.",
      notLeft: "Something went wrong trying to leave group. Try again later.",
    });
  });

  test("texts of the profile (13.013, 13.014)", () => {
    expect(profileTexts).toMatchObject({
      saved: "Successfully updated your profile settings",
      saveFailed: "Something went wrong saving your settings. Try again later.",
    });
  });

  test("texts of the home page (1.028, 1.031, 1.033)", () => {
    expect(cloudCaseTexts.noneAvailable).toBe("Cloud cases (None available)");
    expect(cloudEventTexts.loading).toBe("Loading Upcoming Events...");
    expect(contentTexts.loadingVideos).toBe("Loading YouTube Videos...");
  });

  test("texts of the machines (4.032, 4.033)", () => {
    expect(machineTexts).toMatchObject({
      none: "No cloud case machines found.",
      notLoaded: "Something went wrong when fetching cloud case VMs...",
    });
  });

  test("texts of the reset (1.014-1.019)", () => {
    expect(ownAccountTexts).toMatchObject({
      resetTitle: "Reset Course Progress",
      resetQuestion: "Are you sure you want to reset course progress for this account?",
      resetCancel: "Cancel",
      resetConfirm: "Reset",
      resetFailed: "Something went wrong resetting course progress. Please try again later.",
      resetSucceeded: "Course progress has been reset. Refreshing site...",
    });
  });
});

test("the message of a field error contains its details", () => {
  expect(fieldError("hospital", "TOO_LONG", { max: 200 })).toEqual({
    path: "hospital",
    code: "TOO_LONG",
    message: "At most 200 characters",
  });
});
