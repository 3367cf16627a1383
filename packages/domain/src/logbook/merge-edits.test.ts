import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type EditedRecord, editedFields, isSameValue } from "./edited-fields.ts";
import { getValues } from "./field-labels.ts";
import { type Change, compareEdits, mergeEdits, type Side, type Versions } from "./merge-edits.ts";
import { adverseEvents, modalities } from "./values.ts";
import { clearHidden } from "./visible-fields.ts";

const base: EditedRecord = {
  attending: { id: "a-1", name: "Whitfield, Eleanor" },
  procedure: { code: "AI-1201" },
  participants: [{ keycloakId: "maya", name: "Maya Lindqvist", role: "Operator", level: "R3" }],
  hospital: "Main Campus",
  modalityPrimary: "Fluoroscopy",
  doseTime: 12,
};
const guest = { keycloakId: null, name: "Lena Fischer", role: "Scrub", level: null };

/** Each change as text in the form `fields: author`. */
function compared(theirs: Partial<EditedRecord>, mine: Partial<EditedRecord>): readonly string[] {
  const changes = compareEdits({ base, theirs: { ...base, ...theirs }, mine: { ...base, ...mine } });
  return changes.map(({ fields, by }) => `${fields.join("+")}: ${by}`);
}

describe("comparing edits", () => {
  test("each change has its author and the changes are in the order of the form", () => {
    expect(
      compared(
        { ebl: "Minimal", hospital: "Annex", participants: [...base.participants, guest] },
        { sex: "Male", hospital: "Clinic" },
      ),
    ).toEqual(["hospital: both", "participants: them", "sex: me", "ebl: them"]);
  });

  test("equal values are no change, even if they are written differently", () => {
    expect(
      compared(
        {
          procedureComments: "Two lines\nof text",
          attending: { id: "a-2", name: "Okafor, Ngozi" },
          sex: null,
        },
        {
          procedureComments: " Two lines\r\nof  text ",
          attending: { id: null, name: "okafor,ngozi" },
          sex: "",
        },
      ),
    ).toEqual([]);
  });

  test("no own change remains after the own save was stored without an answer", () => {
    expect(compared({ sex: "Male" }, { sex: "Male" })).toEqual([]);
    expect(compared({ sex: "Male", ebl: "Minimal" }, { sex: "Male" })).toEqual(["ebl: them"]);
  });

  test("participants are compared as a whole, and an added empty row is ignored", () => {
    const empty = { keycloakId: null, name: " ", role: null, level: null };
    expect(compared({}, { participants: [...base.participants, empty] })).toEqual([]);
    expect(compared({ participants: [guest] }, { participants: [...base.participants, guest] })).toEqual([
      "participants: both",
    ]);
  });

  test("dependent fields form one change when the field that they depend on was changed", () => {
    expect(compared({ modalityPrimary: "MRI", doseTime: null }, { doseTime: 14 })).toEqual([
      "modalityPrimary+doseTime: both",
    ]);
    expect(compared({ doseSkin: 2 }, { doseTime: 14 })).toEqual(["doseTime: me", "doseSkin: them"]);
    expect(compared({ success: false, successComments: "Access failed" }, { success: true })).toEqual([
      "success+successComments: both",
    ]);
  });
});

describe("merging edits", () => {
  test("the changes of both people are kept, and a conflict is resolved as chosen", () => {
    const versions = {
      base,
      theirs: { ...base, ebl: "Minimal", hospital: "Annex" },
      mine: { ...base, sex: "Male", hospital: "Clinic" },
    };
    const changes = compareEdits(versions);
    expect(mergeEdits(versions, changes, () => "mine")).toEqual({
      ...base,
      ebl: "Minimal",
      sex: "Male",
      hospital: "Clinic",
    });
    expect(mergeEdits(versions, changes, () => "theirs")).toMatchObject({ hospital: "Annex", sex: "Male" });
  });
});

const text = fc.constantFrom(null, "one", "two");
const yesNo = fc.constantFrom(null, true, false);
const person = fc.record({
  keycloakId: fc.constantFrom(null, "maya", "priya"),
  name: fc.constantFrom("Maya", "Guest"),
  role: fc.constantFrom(null, "Operator"),
  level: fc.constant(null),
});
const special = {
  attending: fc.record({ id: fc.constantFrom(null, "a-1", "a-2"), name: fc.constantFrom("A, B", "C, D") }),
  procedure: fc.constantFrom(null, { code: "one" }, { code: "two" }),
  participants: fc.array(person, { maxLength: 2 }),
  modalityPrimary: fc.constantFrom(null, ...modalities),
  modalitySecondary: fc.constantFrom(null, ...modalities),
  success: yesNo,
  closureDevice: yesNo,
  complications: fc.constantFrom(null, ...adverseEvents),
  inr: fc.constantFrom(null, ...getValues("inr")),
};
const anyRecord: fc.Arbitrary<EditedRecord> = fc
  .record({ ...Object.fromEntries(editedFields.map((field) => [field, text])), ...special })
  .map((record) => clearHidden(record));
/** A version with mostly the values of `from`, as versions of one record share most of their values. */
const changed = (from: EditedRecord): fc.Arbitrary<EditedRecord> =>
  fc
    .tuple(anyRecord, fc.subarray([...editedFields], { maxLength: 4 }))
    .map(([other, fields]) =>
      clearHidden({ ...from, ...Object.fromEntries(fields.map((field) => [field, other[field]])) }),
    );
const anyVersions: fc.Arbitrary<Versions<EditedRecord>> = anyRecord.chain((record) =>
  fc.record({ base: fc.constant(record), theirs: changed(record), mine: changed(record) }),
);
const anyChoice: fc.Arbitrary<(change: Change) => Side> = fc
  .array(fc.constantFrom<Side>("mine", "theirs"), { minLength: editedFields.length, maxLength: 40 })
  .map((sides) => (change) => sides[editedFields.indexOf(change.fields[0])] ?? "mine");

describe("for any versions and choices", () => {
  test("every field has one of the versions, single changes are kept, and choices matter only in conflicts", () => {
    fc.assert(
      fc.property(anyVersions, anyChoice, (versions, choose) => {
        const changes = compareEdits(versions);
        const merged = mergeEdits(versions, changes, choose);
        for (const field of editedFields) {
          const isMine = isSameValue(field, merged, versions.mine);
          const isTheirs = isSameValue(field, merged, versions.theirs);
          const change = changes.find(({ fields }) => fields.includes(field));
          if (change === undefined) expect([field, isMine, isTheirs]).toEqual([field, true, true]);
          else if (change.by === "me") expect([field, isMine]).toEqual([field, true]);
          else if (change.by === "them") expect([field, isTheirs]).toEqual([field, true]);
          else expect([field, choose(change) === "mine" ? isMine : isTheirs]).toEqual([field, true]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("hidden fields are empty after merging", () => {
    fc.assert(
      fc.property(anyVersions, anyChoice, (versions, choose) => {
        const merged = mergeEdits(versions, compareEdits(versions), choose);
        expect(clearHidden(merged)).toEqual(merged);
      }),
      { numRuns: 2000 },
    );
  });

  test("a change by one person only is never a conflict", () => {
    fc.assert(
      fc.property(anyVersions, ({ base: from, mine }) => {
        const untouched = compareEdits({ base: from, theirs: from, mine });
        expect(untouched.every(({ by }) => by === "me")).toBe(true);
        const onlyTheirs = compareEdits({ base: from, theirs: mine, mine: from });
        expect(onlyTheirs.every(({ by }) => by === "them")).toBe(true);
        expect(compareEdits({ base: from, theirs: mine, mine })).toEqual([]);
      }),
    );
  });
});
