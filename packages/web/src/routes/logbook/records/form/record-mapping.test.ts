import { describe, expect, it } from "vitest";
import { aForm, aRecord, endoleak, maya, somebodyElse } from "../../../../../test/record-form.ts";
import { noClinicalData, withClinical } from "./record-form.ts";
import { makeForm, type SaveFacts, toSaveVariables } from "./record-mapping.ts";

const newRecord: SaveFacts = {
  record: undefined,
  version: null,
  clientKey: "c0000000-0000-4000-8000-000000000001",
  customerId: 1,
  viewerKeycloakId: maya.keycloakId,
};

/** Fields that only the API determines. */
const decidedByTheApi = ["groupName", "customerId", "createdBy", "modifiedAt", "viewerCanEdit"];

describe("saving an opened record again", () => {
  it("every field is sent back unchanged", () => {
    const record = aRecord();
    const version = "2026-03-08T09:00:00.000Z";
    const { activity, customerId } = toSaveVariables(makeForm(record), { ...newRecord, record, version });
    const expected = Object.fromEntries(
      Object.entries(record).filter(([field]) => !decidedByTheApi.includes(field)),
    );
    expect(activity).toEqual({ ...expected, attending: { id: record.attending.id }, modifiedAt: version });
    expect(customerId).toBe(1);
  });

  it("the client key of a new record is no longer sent", () => {
    const { activity } = toSaveVariables(aForm(), { ...newRecord, record: aRecord() });
    expect(activity).not.toHaveProperty("clientKey");
  });

  it("an identifier written by someone else is never sent (X115)", () => {
    const record = aRecord({
      optionalIdentifier: null,
      createdBy: { keycloak_id: somebodyElse, first_name: "Priya", last_name: "Raman" },
    });
    const { activity } = toSaveVariables(makeForm(record), { ...newRecord, record });
    expect(activity).not.toHaveProperty("optionalIdentifier");
  });

  it("the creator can empty the identifier", () => {
    const record = aRecord();
    const form = { ...makeForm(record), optionalIdentifier: " " };
    expect(toSaveVariables(form, { ...newRecord, record }).activity.optionalIdentifier).toBeNull();
  });

  it("the customer is omitted if the person is not in the record's group", () => {
    const variables = toSaveVariables(aForm(), { ...newRecord, customerId: undefined });
    expect(variables).not.toHaveProperty("customerId");
  });
});

describe("clinical values", () => {
  it("doses are sent as numbers, and modalities without spaces (7.061)", () => {
    const form = withClinical(
      withClinical(aForm(), "modalityPrimary", "NoImaging"),
      "procedureComments",
      " Two coils ",
    );
    const fluoroscopy = withClinical(withClinical(form, "modalityPrimary", "Fluoroscopy"), "doseTime", 12.5);
    expect(toSaveVariables(form, newRecord).activity.modalityPrimary).toBe("NoImaging");
    expect(toSaveVariables(fluoroscopy, newRecord).activity).toMatchObject({
      doseTime: 12.5,
      procedureComments: "Two coils",
      success: null,
    });
  });

  it("unknown values of a later version are shown as empty", () => {
    const form = makeForm(aRecord({ sedation: "Hypnosis", modalityPrimary: "PET" }));
    expect(form).toMatchObject({ sedation: null, modalityPrimary: null, doseTime: null });
  });
});

describe("saving a new record", () => {
  it("a new record is sent with its key and type, and with trimmed texts", () => {
    const form = aForm({ hospital: " Northgate Main ", procedureIndication: "Growing sac \n" });
    expect(toSaveVariables(form, newRecord)).toEqual({
      customerId: 1,
      activity: {
        clientKey: newRecord.clientKey,
        type: "irlog",
        groupId: 1,
        dateOfProcedure: "2026-03-07",
        optionalIdentifier: null,
        hospital: "Northgate Main",
        attending: { id: "a0000000-0000-4000-8000-000000000001" },
        procedure: endoleak,
        procedureIndication: "Growing sac",
        participants: [
          { user: { keycloak_id: maya.keycloakId }, name: "Maya Lindqvist", role: null, level: null },
        ],
        ...noClinicalData,
        procedureComments: null,
      },
    });
  });

  it("a typed attending is sent by name without an id (7.061)", () => {
    const form = aForm({ attendingId: null, attendingName: " Okonkwo, Ada " });
    const { activity, attendingName } = toSaveVariables(form, newRecord);
    expect(attendingName).toBe("Okonkwo, Ada");
    expect(activity).not.toHaveProperty("attending");
  });
});
