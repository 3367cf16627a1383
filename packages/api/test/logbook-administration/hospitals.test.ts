import { cast, demoRecords, hospitals } from "@cathedra/test-fixtures";
import { expect, test } from "vitest";
import { refused, saved, saving } from "../logbook/save-helpers.ts";
import { setUpCastApp } from "../support/cast-app.ts";
import { today } from "../support/world.ts";
import { call, lakeside, northgate, refusal, toAuditFacts } from "./operations.ts";

const portal = setUpCastApp(demoRecords(today));

const list = () => call(portal, "hospitals", { customerId: northgate });
const add = (name: string) => call(portal, "createHospital", { customerId: northgate, name });
const toEntry = async (name: string) => {
  const entry = (await list()).find((hospital) => hospital.name === name);
  if (entry === undefined) throw new Error(name);
  return entry;
};
const listed = async (hospital: string) => {
  const query =
    "query ($hospital: String) { activities(searchParams: { hospital: $hospital }) { totalCount } }";
  const { activities } = await portal.get(cast.ruth, query, {
    hospital,
  });
  return activities.totalCount;
};

test("the list is sorted by name and counts the records (7.087, 7.090)", async () => {
  const entries = await list();
  const names = entries.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  for (const { name, recordCount } of entries) expect(recordCount).toBe(await listed(name));
});

test("the list contains only entries of its customer, for every caller (7.091)", async () => {
  const entries = await portal.database.db
    .selectFrom("hospital")
    .select(["id", "customer_id"])
    .where("removed_at", "is", null)
    .execute();
  for (const customerId of [northgate, lakeside]) {
    const own = entries.filter((entry) => entry.customer_id === customerId).map(({ id }) => id);
    expect(own).not.toEqual([]);
    const read = await call(portal, "hospitals", { customerId }, cast.ruth);
    expect(read.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
  }
});

test("a name is unique within its customer, ignoring case and surrounding spaces (7.105, X84, 7.095)", async () => {
  const made = await add("  River   Clinic ");
  expect(made).toMatchObject({ name: "River Clinic", recordCount: 0 });
  const refusedName = { code: "HOSPITAL_NAME_EXISTS", message: "Hospital name already exists" };
  expect(await refusal(portal, "createHospital", { customerId: northgate, name: "RIVER clinic" })).toEqual(
    refusedName,
  );
  expect(await refusal(portal, "createHospital", { customerId: northgate, name: " " })).toMatchObject({
    code: "INVALID_INPUT",
    fields: [{ path: "name", message: "Please enter hospital name" }],
  });
  expect(await toAuditFacts(portal, made.id)).toMatchObject([
    { action: "hospital.added", after: { name: "River Clinic" } },
  ]);
});

test("a new name appears on every record at once (7.096)", async () => {
  const before = await toEntry("Northgate Veterans Clinic");
  expect(before.recordCount).toBeGreaterThan(0);
  const edited = await call(portal, "updateHospital", { id: before.id, name: "Veterans Centre" });
  expect(edited).toMatchObject({ id: before.id, name: "Veterans Centre", recordCount: before.recordCount });
  expect(await listed("Veterans Centre")).toBe(before.recordCount);
  expect(await listed("Northgate Veterans Clinic")).toBe(0);
});

test("renaming to an existing name asks for consent, and then merges the records into the existing entry (7.106, X85)", async () => {
  const [main, children] = [
    await toEntry("Northgate University Hospital, Main Campus"),
    await toEntry("Northgate Children's Hospital"),
  ];
  const edit = { id: children.id, name: " northgate university hospital, MAIN campus " };
  const refusedEdit = await refusal(portal, "updateHospital", edit);
  expect(refusedEdit).toEqual({
    code: "HOSPITAL_NAME_EXISTS",
    message: "Hospital name already exists",
    hospital: { id: main.id, name: main.name, recordCount: main.recordCount },
    recordCount: children.recordCount,
  });
  // Consent to a merge with another hospital does not count.
  const other = { ...edit, mergeInto: (await add("Somewhere Else")).id };
  expect(await refusal(portal, "updateHospital", other)).toEqual(refusedEdit);

  const kept = await call(portal, "updateHospital", { ...edit, mergeInto: main.id });
  const together = main.recordCount + children.recordCount;
  expect(kept).toMatchObject({ id: main.id, name: main.name });
  expect((await list()).map(({ id }) => id)).not.toContain(children.id);
  expect(await toAuditFacts(portal, children.id)).toMatchObject([
    {
      action: "hospital.merged",
      details: {
        name: children.name,
        recordCount: children.recordCount,
        into: main.name,
        intoRecordCount: main.recordCount,
        intoId: main.id,
      },
    },
  ]);
  // A form that was opened before the rename still has the old name.
  const late = await saved(portal, cast.maya, saving({ hospital: children.name }));
  expect(late).toMatchObject({ hospital: main.name });
  expect(together).toBeGreaterThan(0);
});

test("a merge into an entry that was removed meanwhile is refused", async () => {
  const [first, second] = [await add("Twin One"), await add("Twin Two")];
  await call(portal, "deleteHospital", { id: second.id });
  const edit = { id: first.id, name: "Twin Two", mergeInto: second.id };
  expect((await refusal(portal, "updateHospital", edit)).code).toBe("NOT_FOUND");
  expect(await call(portal, "updateHospital", { id: first.id, name: "Twin Two" })).toMatchObject({
    id: first.id,
  });
});

test("a removed hospital keeps its records and is not offered in the form, and adding the same name restores it (7.097)", async () => {
  const made = await add("Closing Clinic");
  const record = await saved(portal, cast.maya, saving({ hospital: made.name }));
  expect(await call(portal, "deleteHospital", { id: made.id })).toBe(made.id);
  const form = await portal.get(cast.maya, "{ IRLogFormData { hospitals { id } } }");
  expect(form.IRLogFormData.hospitals.map(({ id }) => id)).not.toContain(made.id);
  const changed = saving({ id: record.id, hospital: made.name, sex: "Female" });
  expect(await saved(portal, cast.maya, changed)).toMatchObject({ hospital: made.name });
  expect(await add("closing clinic")).toMatchObject({ id: made.id, name: "closing clinic", recordCount: 1 });
  expect(await listed("closing clinic")).toBe(1);
});

test("a hospital of another customer is not accepted for a record", async () => {
  const [foreign] = hospitals.filter(({ customer }) => customer === "lakeside");
  const outcome = await refused(portal, cast.maya, saving({ hospital: foreign?.name ?? "" }));
  expect(outcome).toEqual({ code: "INVALID_INPUT", paths: ["hospital"] });
});
