import { describe, expect, it } from "vitest";
import { aForm, aRecord, choices, maya, northgateGroups } from "../../../../../test/record-form.ts";
import { SessionExpiredError } from "../../../../auth/tokens.ts";
import { toSaveRefusal } from "../../../../features/entity-form/save-refusal.ts";
import { localDay } from "../../../../format/dates.ts";
import { ApiError } from "../../../../relay/errors.ts";
import type { RecordForm } from "./record-form.ts";
import { newRecordForm } from "./record-form.ts";
import { makeForm, toSaveVariables } from "./record-mapping.ts";
import { byFieldName } from "./save-errors.ts";
import { validateForm } from "./validate-form.ts";

const today = localDay(new Date(2026, 2, 8));

function getErrors(form: RecordForm, count = 2) {
  const groups = northgateGroups.slice(0, count);
  const variables = toSaveVariables(form, {
    record: undefined,
    version: null,
    clientKey: "c0000000-0000-4000-8000-000000000001",
    customerId: undefined,
    viewerKeycloakId: maya.keycloakId,
  });
  const options = groups.map(({ id, customer }) => ({ id, customerId: customer.id }));
  return validateForm(variables, { choices, groups: options, today });
}

describe("validateForm", () => {
  it("a complete form has no errors", () => {
    expect(getErrors(aForm())).toEqual({});
  });

  it("every required field of an empty form is reported, including the group (7.052, 7.057)", () => {
    const required = "Required";
    expect(getErrors(newRecordForm(maya, northgateGroups))).toEqual({
      groupId: required,
      dateOfProcedure: required,
      attendingName: required,
      hospital: required,
      "procedure.interventionType": required,
      procedureIndication: required,
    });
  });

  it("the group is not required if there is only one (X80)", () => {
    expect(getErrors(aForm({ groupId: null }), 1)).toEqual({});
  });

  it("a typed attending needs a comma (7.053)", () => {
    const form = aForm({ attendingId: null, attendingName: "Okonkwo" });
    expect(getErrors(form)).toEqual({ attendingName: "Separate first and last name with comma" });
  });

  it("a date after today is refused (7.059)", () => {
    expect(getErrors(aForm({ dateOfProcedure: "2026-03-08" }))).toEqual({});
    expect(Object.keys(getErrors(aForm({ dateOfProcedure: "2026-03-09" })))).toEqual(["dateOfProcedure"]);
  });

  it("a stored record of a group without membership is valid", () => {
    const record = aRecord({ groupId: 77 });
    const variables = toSaveVariables(makeForm(record), {
      record,
      version: null,
      clientKey: "",
      customerId: undefined,
      viewerKeycloakId: maya.keycloakId,
    });
    const groups = [{ id: 77, customerId: undefined }];
    expect(validateForm(variables, { choices, groups, today })).toEqual({});
  });
});

describe("refusals of the API", () => {
  it("each field shows its first error", () => {
    const error = new ApiError("INVALID_INPUT", "Some values are wrong", "r1", {
      fields: [
        { path: "hospital", code: "NOT_AN_OPTION", message: "Choose one of the options" },
        { path: "hospital", code: "TOO_LONG", message: "At most 200 characters" },
        { path: "participants.1.user", code: "LISTED_TWICE", message: "Listed twice" },
        { path: "attending.id", code: "NOT_AN_OPTION", message: "Choose one of the options" },
      ],
    });
    expect(toSaveRefusal(error, byFieldName)).toEqual({
      kind: "fields",
      texts: {
        hospital: "Choose one of the options",
        attendingName: "Choose one of the options",
        "participants.1.name": "Listed twice",
      },
    });
  });

  it.each([
    ["refused", new ApiError("CONFLICT", "Somebody was faster", "r1", {})],
    ["refused", new ApiError("INTERNAL", "Something went wrong")],
    ["refused", new ApiError("INVALID_INPUT", "?", "r1", { fields: "all" })],
    ["refused", new ApiError("INVALID_INPUT", "?", "r1", { fields: [] })],
    ["expired", new SessionExpiredError()],
    ["failed", new Error("offline")],
  ])("another error counts as %s: %s", (kind, error) => {
    expect(toSaveRefusal(error, byFieldName).kind).toBe(kind);
  });
});
