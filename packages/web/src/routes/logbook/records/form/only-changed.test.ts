import { expect, test } from "vitest";
import { aRecord } from "../../../../../test/record-form.ts";
import { onlyChanged } from "./only-changed.ts";
import { type LoadedRecord, makeForm, toSaveVariables } from "./record-mapping.ts";

test("a page that does not know a stored value or role leaves it unchanged", () => {
  const later = aRecord();
  const record = {
    ...later,
    sex: "A later value",
    participants: later.participants.map((row) => ({ ...row, role: "A later role" })),
  } as LoadedRecord;
  const facts = { record, version: "v", clientKey: "k", customerId: 1, viewerKeycloakId: "maya" };
  const began = makeForm(record);
  // Values that the form does not understand are shown as not filled in.
  expect(began.sex).toBeNull();
  const typed = { ...began, procedureIndication: "Pain", setting: "Clinic" as const };
  const { activity } = onlyChanged(toSaveVariables(typed, facts), toSaveVariables(began, facts));
  expect(activity).toMatchObject({ procedureIndication: "Pain", setting: "Clinic", id: record.id });
  expect(Object.keys(activity)).not.toContain("sex");
  expect(Object.keys(activity)).not.toContain("participants");
});

test("an emptied field is sent as empty", () => {
  const record = aRecord();
  const facts = { record, version: "v", clientKey: "k", customerId: 1, viewerKeycloakId: "maya" };
  const began = { ...makeForm(record), sex: "Male" as const };
  const { activity } = onlyChanged(
    toSaveVariables({ ...began, sex: null }, facts),
    toSaveVariables(began, facts),
  );
  expect(activity.sex).toBeNull();
});
