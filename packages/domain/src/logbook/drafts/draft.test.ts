import { describe, expect, it, test } from "vitest";
import { instant } from "../../time.ts";
import { draftExpiresAt, overwrittenDraft, readDraftContent, titleOfDraft } from "./draft.ts";

test("a draft expires 30 days after its last change", () => {
  const savedAt = instant(Date.UTC(2026, 10, 22, 10, 42));
  expect(draftExpiresAt(savedAt)).toBe(Date.UTC(2026, 11, 22, 10, 42));
});

describe("content of a draft", () => {
  it("content with unknown fields is read unchanged", () => {
    const content = { form: { hospital: "Northgate", laterality: "left" }, base: null, version: 9 };
    expect(readDraftContent(JSON.stringify(content))).toEqual(content);
  });

  it.each(["", "{", "null", "[]", "{}", '{"form":null}', '{"form":[]}', '{"form":"x"}'])(
    "%j is refused as content",
    (text) => {
      expect(readDraftContent(text)).toBeUndefined();
    },
  );

  it("unknown fields are kept when an older page saves, and emptied fields are cleared", () => {
    const stored = {
      form: { hospital: "Northgate", laterality: "left", procedureIndication: "Pain" },
      later: { kind: "new" },
      base: null,
    };
    expect(
      overwrittenDraft(stored, { form: { hospital: "Lakeside", procedureIndication: "" }, base: null }),
    ).toEqual({
      form: { hospital: "Lakeside", laterality: "left", procedureIndication: "" },
      later: { kind: "new" },
      base: null,
    });
  });
});

describe("title of a draft", () => {
  it("the title consists of the date and the procedure", () => {
    const form = { dateOfProcedure: "2026-11-20", procedure: { name: "TIPS creation", code: "T1" } };
    expect(titleOfDraft({ form })).toEqual({ dateOfProcedure: "2026-11-20", procedureName: "TIPS creation" });
  });

  it.each([
    {},
    { dateOfProcedure: "", procedure: null },
    { dateOfProcedure: "2026-02-30", procedure: { name: " " } },
    { dateOfProcedure: 5, procedure: { name: "x".repeat(201) } },
  ])("the title is empty without valid values: %j", (form) => {
    expect(titleOfDraft({ form })).toEqual({ dateOfProcedure: null, procedureName: null });
  });
});
