import { describe, expect, test } from "vitest";
import { cloudVoucherFailure, cloudVoucherTexts } from "./cloud-vouchers.ts";
import { appErrorText } from "./errors.ts";

test("what the server says, to the letter (2.047, 3.049, 4.015, 4.023, 4.024)", () => {
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

describe("cloud-case vouchers", () => {
  test("to the letter (2.050-2.053)", () => {
    expect(cloudVoucherTexts).toMatchObject({
      created: "Created new voucher",
      updated: "Updated voucher",
      archived: "Successfully archived cloud case voucher.",
      archiveFailed: "Failed to archive voucher. Please try again later.",
      noCasesSelected: "No cases selected",
    });
  });

  test("the toast of a failure goes by the server's message (2.047-2.049)", () => {
    const tooLittle = appErrorText("TOO_LITTLE_SPENDABLE_TIME");
    expect(cloudVoucherFailure("create", tooLittle)).toBe(
      "Too little spendable time in cloud cases time quota to create voucher.",
    );
    expect(cloudVoucherFailure("update", tooLittle)).toContain("to update voucher.");
    expect(cloudVoucherFailure("create", "anything")).toBe("Something went wrong creating the voucher");
    expect(cloudVoucherFailure("update", "anything")).toBe("Something went wrong updating the voucher");
  });
});
