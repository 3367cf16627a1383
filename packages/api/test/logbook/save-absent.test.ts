import { cast } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { setUpCastApp } from "../support/cast-app.ts";
import { recordQuery } from "./fields.ts";
import { type SavedActivity, saved, saving } from "./save-helpers.ts";

const portal = setUpCastApp();

const full = {
  optionalIdentifier: "room 4",
  sex: "Female",
  procedureComments: "Second session",
  modalityPrimary: "Fluoroscopy",
  doseTime: 12.5,
  success: false,
  successComments: "Too tortuous",
  imageFollowup: "2026-12-24",
  imageFollowupNotes: "CT",
} as const;

/** A change by an older page that knows only these fields. */
async function changed(record: SavedActivity, activity: object): Promise<SavedActivity> {
  const { id, modifiedAt } = record;
  return saved(portal, cast.maya, { activity: { id, modifiedAt, ...activity } } as ReturnType<typeof saving>);
}

const getVersion = ({ modifiedAt: _modifiedAt, ...rest }: SavedActivity & { readonly modifiedAt: string }) =>
  rest;

test("a change that names one field leaves all other fields unchanged", async () => {
  const record = await saved(portal, cast.maya, saving(full));
  const after = await changed(record, { sex: "Male" });
  expect(getVersion(after)).toEqual({ ...getVersion(record), sex: "Male" });
  const { activity } = await portal.get(cast.maya, recordQuery, {
    id: record.id,
  });
  expect(activity).toEqual(after);
});

test("null clears a field, and fields that no longer apply are cleared even if they are not named", async () => {
  const record = await saved(portal, cast.maya, saving(full));
  const after = await changed(record, { procedureComments: null, success: true, modalityPrimary: "MRI" });
  expect(after).toMatchObject({
    procedureComments: null,
    success: true,
    successComments: null,
    doseTime: null,
    sex: "Female",
    imageFollowupNotes: "CT",
  });
});

test("fields that are absent from a new record stay empty", async () => {
  const { sex, doseTime } = await saved(portal, cast.maya, saving());
  expect([sex, doseTime]).toEqual([null, null]);
});
