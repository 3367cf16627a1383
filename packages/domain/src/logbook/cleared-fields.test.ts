import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KeycloakId } from "../ids.ts";
import {
  type CascadingContent,
  canUndoClearing,
  findClearing,
  followCause,
  joinClearings,
  undoClearing,
} from "./cleared-fields.ts";
import { clearedTexts } from "./cleared-text.ts";
import { getValues } from "./field-labels.ts";
import { adverseEvents, modalities } from "./values.ts";
import { changeField, clearHidden } from "./visible-fields.ts";

const person = (name: string, id: string | null = null) => ({
  keycloakId: id as KeycloakId | null,
  name,
  role: null,
  level: null,
});
const me = person("Maya Lindqvist", "maya");

const change = (before: CascadingContent, part: Partial<CascadingContent>) => {
  let after = before;
  for (const [field, value] of Object.entries(part)) {
    after = changeField(after, field as keyof CascadingContent, value as never);
  }
  return { after, clearing: findClearing(before, after) };
};

describe("fields cleared by a cascade", () => {
  test.each<[string, CascadingContent, Partial<CascadingContent>, readonly string[]]>([
    [
      "a modality to CT: the fluoroscopy doses (7.036)",
      { modalityPrimary: "Fluoroscopy", doseTime: 12, doseDap: 40.5 },
      { modalityPrimary: "CT" },
      ["Fluoroscopy time 12 min", "Dose area product, DAP 40.5 Gy·cm²"],
    ],
    [
      "the special case of doses whose fields stay visible (X74)",
      { modalityPrimary: "CT", modalitySecondary: "MRI", doseCtdi: 5 },
      { modalitySecondary: "Fluoroscopy" },
      ["CT dose index, CTDI 5 mGy"],
    ],
    [
      "no imaging: the secondary modality with its doses (7.033)",
      { modalityPrimary: "MRI", modalitySecondary: "CT", doseDlp: 3 },
      { modalityPrimary: "NoImaging" },
      ["Secondary modality CT", "Dose length product, DLP 3 mGy·cm"],
    ],
    [
      "the secondary modality that becomes the primary",
      { modalityPrimary: "MRI", modalitySecondary: "Ultrasound" },
      { modalityPrimary: "Ultrasound" },
      ["Secondary modality Ultrasound"],
    ],
    [
      "success: why not (7.037)",
      { success: false, successComments: "Residual leak" },
      { success: true },
      ["Why was the procedure not successful? “Residual leak”"],
    ],
    [
      "the adverse event: its description (7.038)",
      {
        complications: "A",
        complicationsComments: "A small\nhaematoma at the groin that was gone by the evening",
      },
      { complications: "NONE" },
      ["Adverse event description “A small haematoma at the groin that was…”"],
    ],
    [
      "the closure device: its comments (7.039)",
      { closureDevice: true, closureDeviceComments: "Slipped" },
      { closureDevice: null },
      ["Closure device comments “Slipped”"],
    ],
    [
      "the INR: its correction (7.040)",
      { inr: ">2.0", inrReversal: "VitaminK" },
      { inr: "<1.3" },
      ["INR corrective action Vitamin K"],
    ],
    [
      "the imaging follow-up: its notes (7.041)",
      { imageFollowup: "2026-04-01", imageFollowupNotes: "CT" },
      { imageFollowup: null },
      ["Imaging follow-up notes “CT”"],
    ],
    [
      "the consult follow-up: its notes (7.041)",
      { consultFollowup: "2026-04-01", consultFollowupNotes: "Call" },
      { consultFollowup: "" },
      ["Consult follow-up notes “Call”"],
    ],
  ])("%s", (_what, before, part, words) => {
    const { after, clearing } = change(before, part);
    expect(clearing && clearedTexts(clearing)).toEqual(words);
    expect(clearing && undoClearing(after, clearing)).toMatchObject(before);
  });

  test("changing the group clears participants, hospital and attending (7.044, 7.062)", () => {
    const before = {
      groupId: 1,
      hospital: "St. Aldhelm",
      attendingName: "Berg, Anna",
      attendingId: "a",
      participants: [me, person("Jo Visitor"), person("Tomás Ruiz", "tomas")],
    };
    const after = { groupId: 2, hospital: "", attendingName: "", attendingId: null, participants: [me] };
    const clearing = findClearing<CascadingContent>(before, after);
    expect(clearing && clearedTexts(clearing)).toEqual([
      "Hospital “St. Aldhelm”",
      "Attending “Berg, Anna”",
      "2 participants",
    ]);
    expect(clearing && undoClearing(after, clearing)).toEqual(before);
  });

  test("invalid text in a dose field is cleared too, and restored by undo", () => {
    const before = { modalityPrimary: "CT", doseDlp: null, wrongDoses: { doseDlp: "12,5" } };
    const after = { modalityPrimary: "Fluoroscopy", doseDlp: null, wrongDoses: {} };
    const clearing = findClearing<CascadingContent>(before, after);
    expect(clearing && clearedTexts(clearing)).toEqual(["Dose length product, DLP “12,5”"]);
    expect(clearing && undoClearing(after, clearing)).toEqual(before);
  });

  test("changing a level clears the procedure, and choosing a procedure by name clears nothing (7.030, 7.031)", () => {
    const of = (name: string) => ({
      interventionType: "",
      organSystem: "",
      category: "",
      subCategory: "",
      name,
      code: name,
    });
    const [before, after] = [{ procedure: of("Filter") }, { procedure: of("Stent") }];
    const clearing = findClearing<CascadingContent>(before, after, { isLevel: true });
    expect(clearing && clearedTexts(clearing)).toEqual(["Procedure name “Filter”"]);
    expect(clearing && undoClearing(after, clearing)).toEqual(before);
    expect(findClearing<CascadingContent>(before, after)).toBeUndefined();
    expect(findClearing<CascadingContent>({ procedure: null }, after, { isLevel: true })).toBeUndefined();
  });
});

test("emptying a field directly, or a cascade over empty fields, counts as no clearing", () => {
  expect(findClearing<CascadingContent>({ doseTime: 4 }, { doseTime: null })).toBeUndefined();
  expect(change({ modalityPrimary: "CT" }, { modalityPrimary: "Fluoroscopy" }).clearing).toBeUndefined();
  expect(findClearing<CascadingContent>({ hospital: "A" }, { hospital: "" })).toBeUndefined();
});

test("undo keeps participants added later and restores the removed ones before them", () => {
  const before = { groupId: 1, participants: [me, person("Jo Visitor")] };
  const after = { groupId: 2, participants: [me] };
  const clearing = findClearing<CascadingContent>(before, after);
  if (clearing === undefined) throw new Error("nothing cleared");
  const now = { groupId: 2, participants: [me, person("Priya Nair", "priya")] };
  expect(undoClearing(now, clearing)).toEqual({
    groupId: 1,
    participants: [me, person("Jo Visitor"), person("Priya Nair", "priya")],
  });
});

test("after a second change of modality, undo still restores what the first change cleared", () => {
  const start: CascadingContent = { modalityPrimary: "Fluoroscopy", doseTime: 12 };
  const first = change(start, { modalityPrimary: "CT" });
  const then = change(first.after, { modalityPrimary: "MRI" });
  if (first.clearing === undefined) throw new Error("nothing cleared");
  expect(then.clearing).toBeUndefined();
  expect(undoClearing(then.after, followCause(first.clearing, then.after))).toMatchObject(start);
  const filled = change({ ...first.after, doseCtdi: 7 }, { modalityPrimary: "Fluoroscopy" });
  if (filled.clearing === undefined) throw new Error("nothing cleared");
  const joint = joinClearings(first.clearing, filled.clearing);
  expect(clearedTexts(joint)).toEqual(["Fluoroscopy time 12 min", "CT dose index, CTDI 7 mGy"]);
  expect(undoClearing(filled.after, joint)).toMatchObject({ modalityPrimary: "Fluoroscopy", doseTime: 12 });
});

const text = fc.constantFrom(null, "something", "else");
const dose = fc.constantFrom(null, 0, 4.5);
const anyContent = fc
  .record({
    modalityPrimary: fc.constantFrom(null, ...modalities),
    modalitySecondary: fc.constantFrom(null, ...modalities),
    success: fc.constantFrom(null, true, false),
    complications: fc.constantFrom(null, ...adverseEvents),
    closureDevice: fc.constantFrom(null, true, false),
    inr: fc.constantFrom(null, ...getValues("inr")),
    imageFollowup: fc.constantFrom(null, "2026-04-01"),
    consultFollowup: fc.constantFrom(null, "2026-04-01"),
    doseTime: dose,
    doseSkin: dose,
    doseDap: dose,
    doseCtdi: dose,
    doseDlp: dose,
    successComments: text,
    complicationsComments: text,
    closureDeviceComments: text,
    inrReversal: fc.constantFrom(null, ...getValues("inrReversal")),
    imageFollowupNotes: text,
    consultFollowupNotes: text,
  })
  .map(clearHidden);
const anyChange = anyContent.chain((values) =>
  fc
    .constantFrom(...(Object.keys(values) as (keyof typeof values)[]))
    .map((field) => ({ field, value: values[field] })),
);

describe("for any content and any change", () => {
  test("untouched fields that are cleared are listed, and undo restores the content before the change", () => {
    fc.assert(
      fc.property(anyContent, anyChange, (before, { field, value }) => {
        const after = changeField(before, field, value as never);
        const clearing = findClearing<CascadingContent>(before, after);
        const lost = Object.keys(before).filter((key) => {
          const name = key as keyof typeof before;
          return name !== field && before[name] !== null && after[name] === null;
        });
        expect([...(clearing?.lost ?? [])].sort()).toEqual(lost.sort());
        if (clearing === undefined) return;
        expect(clearing.cause).toBe(field);
        expect(undoClearing<CascadingContent>(after, clearing)).toEqual(before);
        expect(canUndoClearing<CascadingContent>(after, clearing)).toBe(true);
      }),
    );
  });

  test("undo after further edits keeps these edits and leaves no filled field hidden", () => {
    fc.assert(
      fc.property(anyContent, anyChange, fc.array(anyChange, { maxLength: 6 }), (before, first, edits) => {
        let now = changeField(before, first.field, first.value as never);
        const clearing = findClearing<CascadingContent>(before, now);
        if (clearing === undefined) return;
        const left = now;
        for (const { field, value } of edits) now = changeField(now, field, value as never);
        const back = undoClearing<CascadingContent>(now, clearing) as typeof now;
        expect(clearHidden(back)).toBe(back);
        for (const key of Object.keys(now) as (keyof typeof now)[]) {
          const isItsOwn = key in clearing.before && now[key] === left[key];
          // A field that the restored modality does not show cannot keep its value.
          if (!isItsOwn && back[key] !== now[key]) expect(back[key]).toBeNull();
          if (isItsOwn && back[key] !== now[key]) expect(back[key]).toBe(before[key]);
        }
      }),
    );
  });
});
