import type { CaseId, ModuleId } from "@cathedra/domain";
import type { CloudModule } from "@cathedra/domain/cloud";
import { expect, test } from "vitest";
import {
  type EditedVoucher,
  getTexts,
  hoursTaken,
  makeForm,
  newForm,
  toInput,
  wrongWith,
} from "./voucher-form.ts";

const stroke: CloudModule = {
  moduleId: "stroke" as ModuleId,
  name: "Stroke",
  description: "",
  cases: [{ caseId: "stroke-01" as CaseId, name: "Case 1", description: "" }],
};
const now = new Date("2026-03-03T12:00:00").getTime();

const voucher: EditedVoucher = {
  name: null,
  id: 7,
  modifiedAt: "2026-03-01T08:00:00.000Z",
  validTo: "2026-03-28T17:30:00.000Z",
  maxUses: 3,
  used: 1,
  maxDurationInSeconds: 7200,
  customer: { id: 1, name: "Northgate" },
  learningSpace: { id: 2, name: "Neuro" },
  modules: [stroke],
};

test("the only account is preselected, one of several is not (2.046)", () => {
  expect(newForm([{ id: 1 }]).customerId).toBe(1);
  expect(newForm([{ id: 1 }, { id: 2 }]).customerId).toBeNull();
});

test("an empty form shows what is missing, with a text for each field (2.039-2.044)", () => {
  expect(wrongWith(newForm([]), [], null, now)).toEqual({
    validTo: "Select an expiry date",
    customerId: "Select an account",
    learningSpaceId: "Select a learning space",
    maxDurationInSeconds: "Set from 1 to 1000 hours",
    maxUses: "Set a max amount of users",
    modules: "Select one or more cases",
  });
});

test("a voucher is valid until the end of its last day in the local time zone", () => {
  const form = { ...newForm([{ id: 1 }]), lastDay: "2026-03-31" };
  expect(toInput(form, [], null).validTo).toBe(new Date("2026-04-01T00:00:00").toISOString());
});

test("an unchanged form sends the voucher unchanged, and needs no time", () => {
  const form = makeForm(voucher);
  expect(toInput(form, [stroke], voucher)).toEqual({
    name: null,
    validTo: voucher.validTo,
    customerId: 1,
    learningSpaceId: 2,
    maxUses: 3,
    maxDurationInSeconds: 7200,
    modules: [{ moduleId: "stroke", caseIds: ["stroke-01"] }],
  });
  expect(wrongWith(form, [stroke], voucher, now)).toBeUndefined();
  expect(hoursTaken(form, voucher)).toBe(0);
  expect(hoursTaken({ ...form, maxUses: 5 }, voucher)).toBe(4);
  expect(wrongWith({ ...form, maxUses: 0 }, [stroke], voucher, now)).toHaveProperty("maxUses");
});

test("an error of a case is shown at the choice of cases", () => {
  expect(getTexts([{ path: "modules.0.caseIds.1", message: "Choose one of the options" }])).toEqual({
    modules: "Choose one of the options",
  });
});
