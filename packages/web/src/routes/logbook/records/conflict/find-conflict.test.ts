import { mergeEdits } from "@cathedra/domain/logbook";
import type { AppErrorCode } from "@cathedra/domain/messages";
import { expect, it } from "vitest";
import { aRecord, somebodyElse } from "../../../../../test/record-form.ts";
import { SessionExpiredError } from "../../../../auth/tokens.ts";
import type { SaveRefusal } from "../../../../features/entity-form/save-refusal.ts";
import { ApiError, UnavailableError } from "../../../../relay/errors.ts";
import type { RecordForm } from "../form/record-form.ts";
import { type LoadedRecord, makeForm } from "../form/record-mapping.ts";
import { formOfEdited } from "./edited-form.ts";
import { findConflict } from "./find-conflict.ts";
import { valuesText, valueText } from "./value-text.ts";

const opened = aRecord();
const base = makeForm(opened);
const refusal = (code: AppErrorCode): SaveRefusal => ({
  kind: "refused",
  error: new ApiError(code, "refused"),
});
const priya = { keycloak_id: somebodyElse, first_name: "Priya", last_name: "Raman" };

function meeting(code: AppErrorCode, mine: Partial<RecordForm>, theirs: Partial<LoadedRecord> | Error) {
  return findConflict(refusal(code), {
    id: opened.id,
    base,
    mine: { ...base, ...mine },
    load: async () => {
      if (theirs instanceof Error) throw theirs;
      return { ...aRecord(theirs), modifiedAt: "2026-03-09T10:00:00.000Z", modifiedBy: priya };
    },
  });
}

it("changes of one person are kept, and those of both are left to the user", async () => {
  const mine = { procedureIndication: "Growing sac, painful", ebl: "None", sedation: "MAC" } as const;
  const met = await meeting("CONFLICT", mine, { procedureIndication: "Endoleak", setting: "Clinic" });
  if (met?.kind !== "changed") throw new Error(met?.kind);
  expect(met.changes.map(({ fields, by }) => [...fields, by])).toEqual([
    ["procedureIndication", "both"],
    ["setting", "them"],
    ["sedation", "me"],
    ["ebl", "me"],
  ]);
  const merged = formOfEdited(mergeEdits(met.versions, met.changes, () => "mine"));
  expect(merged).toEqual({ ...base, ...mine, setting: "Clinic" });
  const [clash] = met.changes;
  expect(valuesText(clash?.fields ?? [], met.versions.theirs)).toBe("Endoleak");
  expect(valuesText(["success", "onCall"], met.versions.mine)).toBe("Successful: No · On call: Yes");
});

it("a save counts as done if the stored record contains all of its changes", async () => {
  const met = await meeting("CONFLICT", { ebl: "None" }, { ebl: "None", sex: "Male" });
  expect(met?.kind).toBe("saved");
});

it("a missing record is found at once or when it is loaded", async () => {
  expect(await meeting("NOT_FOUND", {}, {})).toEqual({ kind: "gone" });
  expect(await meeting("CONFLICT", {}, new ApiError("NOT_FOUND", "gone"))).toEqual({ kind: "gone" });
});

it("no conflict is found if the save failed for another reason or the record cannot be loaded", async () => {
  expect(await meeting("FORBIDDEN", {}, {})).toBeUndefined();
  expect(await meeting("CONFLICT", { ebl: "None" }, new Error("no answer"))).toBeUndefined();
  const failed = findConflict(
    { kind: "failed", error: undefined },
    { id: "", base, mine: base, load: () => Promise.reject() },
  );
  expect(await failed).toBeUndefined();
});

it("whether a save met a conflict stays unknown while the portal does not answer or the session has expired", async () => {
  for (const error of [new UnavailableError(), new SessionExpiredError()])
    await expect(meeting("CONFLICT", { ebl: "None" }, error)).rejects.toBe(error);
});

it("values are shown with the texts of the form", () => {
  const form = { ...base, attending: { id: null, name: "Berg, Anna" } };
  expect(valueText("participants", form)).toBe("Maya Lindqvist (Operator, R3); Jo Visitor (Scrub, NP)");
  expect(valueText("attending", form)).toBe("Berg, Anna");
  expect(valueText("procedure", form)).toBe(opened.procedure.name);
  expect(valueText("complications", form)).toBe("A: no therapy, no consequence");
  expect(valueText("doseTime", { ...form, doseTime: null })).toBe("–");
});
