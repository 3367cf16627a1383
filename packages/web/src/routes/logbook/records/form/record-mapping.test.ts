import { describe, expect, it } from "vitest";
import { aForm, aRecord, endoleak, maya, somebodyElse } from "../../../../../test/record-form.ts";
import { formOf, type SaveFacts, saveVariablesOf } from "./record-mapping.ts";

const newRecord: SaveFacts = {
  record: undefined,
  clientKey: "c0000000-0000-4000-8000-000000000001",
  customerId: 1,
  viewerKeycloakId: maya.keycloakId,
};

/** What only the API decides. */
const decidedByTheApi = ["createdBy", "modifiedAt", "viewerCanEdit"];

describe("a record that is opened and saved again", () => {
  it("sends back every field as it came", () => {
    const record = aRecord();
    const { activity, customerId } = saveVariablesOf(formOf(record), { ...newRecord, record });
    const expected = Object.fromEntries(
      Object.entries(record).filter(([field]) => !decidedByTheApi.includes(field)),
    );
    expect(activity).toEqual({ ...expected, attending: { id: record.attending.id } });
    expect(customerId).toBe(1);
  });

  it("has the client's key of a new record no more", () => {
    const { activity } = saveVariablesOf(aForm(), { ...newRecord, record: aRecord() });
    expect(activity).not.toHaveProperty("clientKey");
  });

  it("never sends the identifier that somebody else wrote (X115)", () => {
    const record = aRecord({ optionalIdentifier: null, createdBy: { keycloak_id: somebodyElse } });
    const { activity } = saveVariablesOf(formOf(record), { ...newRecord, record });
    expect(activity).not.toHaveProperty("optionalIdentifier");
  });

  it("can have its identifier emptied by its creator", () => {
    const record = aRecord();
    const form = { ...formOf(record), optionalIdentifier: " " };
    expect(saveVariablesOf(form, { ...newRecord, record }).activity.optionalIdentifier).toBeNull();
  });

  it("leaves the customer out where the person is not in the record's group", () => {
    const variables = saveVariablesOf(aForm(), { ...newRecord, customerId: undefined });
    expect(variables).not.toHaveProperty("customerId");
  });
});

describe("a new record", () => {
  it("bears its key and its type, and texts without the spaces around them", () => {
    const form = aForm({ hospital: " Northgate Main ", procedureIndication: "Growing sac \n" });
    expect(saveVariablesOf(form, newRecord)).toEqual({
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
      },
    });
  });

  it("sends a typed attending by name, and no id (7.061)", () => {
    const form = aForm({ attendingId: null, attendingName: " Okonkwo, Ada " });
    const { activity, attendingName } = saveVariablesOf(form, newRecord);
    expect(attendingName).toBe("Okonkwo, Ada");
    expect(activity).not.toHaveProperty("attending");
  });
});
