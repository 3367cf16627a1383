import { expect, test } from "vitest";
import { aForm } from "../../../../../test/record-form.ts";
import { mergeDrafts } from "../conflict/merge-drafts.ts";
import { type RecordDraft, readRecordDraft } from "./record-draft.ts";

const fresh = aForm({ procedureIndication: "", hospital: "" });
const typed = aForm({ procedureIndication: "Growing sac" });
const draft = (form: object): RecordDraft =>
  readRecordDraft(JSON.parse(JSON.stringify({ form, sent: [], basedOn: null, base: null })), fresh);

test("a draft is read back unchanged", () => {
  expect(draft(typed)).toEqual({ form: typed, sent: [], basedOn: null, base: null });
});

test("a draft from before a field existed has its default, and keeps all other values", () => {
  const { sex: _, closureDevice: __, ...former } = typed;
  const read = readRecordDraft({ form: former }, { ...fresh, sex: "Female" });
  expect(read.form).toEqual({ ...typed, sex: "Female", closureDevice: null });
});

test("an unknown field of a later version is kept through changes and a merge", () => {
  const later = draft({ ...typed, laterality: "left" });
  const mine = { ...later, form: { ...later.form, procedureIndication: "Pain" } };
  expect(mine.form).toMatchObject({ laterality: "left" });
  const theirs = draft({ ...typed, hospital: "Northgate Main" });
  const merged = mergeDrafts({ base: later, theirs, mine }, () => "theirs");
  expect(merged.form).toMatchObject({ laterality: "left", procedureIndication: "Pain" });
});

test("an unknown value is replaced by the default, and no other value changes", () => {
  expect(draft({ ...typed, sex: "Later", participants: "none" }).form).toEqual({
    ...typed,
    participants: fresh.participants,
  });
});

test.each([null, "x", 5, [], { form: 5 }, {}])("an invalid draft gives a new form: %j", (content) => {
  expect(readRecordDraft(content, fresh).form).toEqual(fresh);
});

test("the drafts of two devices are merged field by field, and the group is taken from the one who changed it", () => {
  const base = draft(fresh);
  const theirs = { ...base, form: { ...base.form, hospital: "Northgate Main", groupId: 2 } };
  const mine = { ...base, form: { ...base.form, procedureIndication: "Pain" } };
  expect(mergeDrafts({ base, theirs, mine }, () => "mine").form).toEqual({
    ...fresh,
    hospital: "Northgate Main",
    groupId: 2,
    procedureIndication: "Pain",
  });
});
