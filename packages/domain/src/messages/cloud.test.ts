import { describe, expect, test } from "vitest";
import { cloudEventTexts } from "../cloud/events/event-texts.ts";
import { cloudSessionTexts } from "../cloud/sessions/session-texts.ts";
import { cloudEventFailure, eventStartFailure } from "./cloud-events.ts";
import { caseStartFailure } from "./cloud-sessions.ts";
import { cloudVoucherFailure, cloudVoucherTexts } from "./cloud-vouchers.ts";
import { appErrorText } from "./errors.ts";

test("the server texts are as specified (2.047, 3.049, 4.015, 4.023, 4.024)", () => {
  expect(appErrorText("TOO_LITTLE_SPENDABLE_TIME")).toBe(
    "Too little spendable time in cloud cases time quota.",
  );
  expect(appErrorText("TOO_MANY_EVENTS", { nextStarts: [] })).toBe(
    "Too many events scheduled for this time.",
  );
  expect(appErrorText("NOT_ENOUGH_TIME_LEFT")).toBe("Not enough simulation time left");
  expect(appErrorText("NO_FREE_MACHINE")).toBe(
    "All VMs are currently taken or reserved. Please try again later.",
  );
  expect(appErrorText("OTHER_SESSION_GOES_ON")).toBe("You have another ongoing case or event.");
});

describe("cloud-case voucher texts", () => {
  test("the voucher texts are as specified (2.050-2.053, M14)", () => {
    expect(cloudVoucherTexts).toMatchObject({
      created: "Created new voucher",
      updated: "Updated voucher",
      archived: "Successfully archived cloud case voucher.",
      archiveFailed: "Failed to archive voucher. Please try again later.",
      noCasesSelected: "No cases selected",
    });
  });

  test("the toast of a voucher failure depends on the error code (2.047-2.049, M15)", () => {
    const tooLittle = "TOO_LITTLE_SPENDABLE_TIME";
    expect(cloudVoucherFailure("create", tooLittle)).toBe(
      "Too little spendable time in cloud cases time quota to create voucher.",
    );
    expect(cloudVoucherFailure("update", tooLittle)).toContain("to update voucher.");
    expect(cloudVoucherFailure("create", undefined)).toBe("Something went wrong creating the voucher");
    expect(cloudVoucherFailure("create", "FORBIDDEN")).toBe("Something went wrong creating the voucher");
    expect(cloudVoucherFailure("update", undefined)).toBe("Something went wrong updating the voucher");
    expect(cloudVoucherFailure("update", "FORBIDDEN")).toBe("Something went wrong updating the voucher");
  });
});

describe("event texts", () => {
  test("the event texts are as specified (3.047, 3.051, M04, M09)", () => {
    expect(cloudEventTexts.noCases).toBe(
      "Selected customer and learning space has no available modules and cases.",
    );
    expect(cloudEventTexts.archiveFailed).toBe("Failed to archived event. Please try again later.");
  });

  test("the toast of an event failure depends on the error code (3.048-3.050, M06)", () => {
    expect(cloudEventFailure("TOO_LITTLE_SPENDABLE_TIME")).toBe(
      "Too little spendable time in cloud cases time quota to create event.",
    );
    expect(cloudEventFailure("TOO_MANY_EVENTS")).toBe(
      "There are already too many events scheduled at this time. Please select a different time.",
    );
    expect(cloudEventFailure(undefined)).toBe("Something went wrong creating the event.");
    expect(cloudEventFailure("FORBIDDEN")).toBe("Something went wrong creating the event.");
  });
});

describe("session texts", () => {
  test("the session texts are as specified (3.026, 4.026-4.029, M02, M08)", () => {
    expect(cloudSessionTexts).toMatchObject({
      permissionDenied: "Permisson denied",
      endFailed: "Failed to end cloud case, please try again later",
      caseStarting: "Cloud Case starting",
      caseEnded: "Cloud case ended",
      starting: "Start-up time is approx. 3 minutes",
    });
  });

  test("two failures of a start have their own texts, and all others share one (4.023-4.025)", () => {
    for (const code of ["NO_FREE_MACHINE", "OTHER_SESSION_GOES_ON"] as const)
      expect(caseStartFailure(code)).toBe(appErrorText(code));
    expect(caseStartFailure(undefined)).toBe("Failed to start cloud case, please try again later");
    expect(caseStartFailure("FORBIDDEN")).toBe("Failed to start cloud case, please try again later");
  });

  test("the remaining time is shown in minutes", () => {
    expect([0, 1, 12].map(cloudSessionTexts.minutesLeft)).toEqual([
      "The session has ended",
      "1 minute left",
      "12 minutes left",
    ]);
  });
});

test("a failed start of an event gives the reason if waiting or asking helps (3.017, 4.023, 4.024)", () => {
  for (const code of ["NO_FREE_MACHINE", "OTHER_SESSION_GOES_ON", "EVENT_NOT_OPEN"] as const)
    expect(eventStartFailure(code)).toBe(appErrorText(code));
  expect(eventStartFailure(undefined)).toBe("Failed to start event, please try again later");
  expect(eventStartFailure("FORBIDDEN")).toBe("Failed to start event, please try again later");
});
