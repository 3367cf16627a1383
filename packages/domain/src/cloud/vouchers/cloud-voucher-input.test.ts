import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aModule, later, noon } from "../../../test/cloud-builders.ts";
import {
  type CloudVoucherInput,
  hoursPerUser,
  validateCloudVoucher,
  validateCloudVoucherChange,
} from "./cloud-voucher-input.ts";

const offered = [aModule("carotid", 2), aModule("renal", 1)];
const anInput = (overrides: CloudVoucherInput = {}): CloudVoucherInput => ({
  validTo: "2026-06-30T21:59:59Z",
  customerId: 1,
  learningSpaceId: 2,
  maxUses: 10,
  maxDurationInSeconds: 7200,
  modules: [{ moduleId: "carotid", caseIds: ["carotid-02", "carotid-01"] }],
  ...overrides,
});
const refusals = (overrides: CloudVoucherInput): readonly string[] => {
  const read = validateCloudVoucher(anInput(overrides), offered, noon);
  return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
};

test("valid input is accepted, with its cases in the order of the catalogue", () => {
  expect(validateCloudVoucher(anInput(), offered, noon)).toEqual({
    ok: true,
    value: {
      validTo: Date.UTC(2026, 5, 30, 21, 59, 59),
      customerId: 1,
      learningSpaceId: 2,
      maxUses: 10,
      maxDurationInSeconds: 7200,
      modules: [{ moduleId: "carotid", caseIds: ["carotid-01", "carotid-02"] }],
      name: null,
    },
  });
});

test("every field is required and has its own message (2.039-2.044)", () => {
  const read = validateCloudVoucher({}, [], noon);
  expect(read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    "validTo: Select an expiry date",
    "customerId: Select an account",
    "learningSpaceId: Select a learning space",
    "maxDurationInSeconds: Set from 1 to 1000 hours",
    "maxUses: Set a max amount of users",
    "modules: Select one or more cases",
  ]);
});

test.each<[CloudVoucherInput, string]>([
  [{ validTo: "2026-03-03T12:00:00Z" }, "validTo: Choose a time that is still to come"],
  [{ validTo: noon }, "validTo: Choose a time that is still to come"],
  [{ validTo: "tomorrow" }, "validTo: Value should be a date"],
  [{ validTo: 1e300 }, "validTo: Value should be a date"],
  [{ validTo: "2060-01-01T00:00:00Z" }, "validTo: The date should not be after 2031-03-07"],
  [{ customerId: "1" }, "customerId: Choose one of the options"],
  [{ learningSpaceId: -1 }, "learningSpaceId: Choose one of the options"],
  [{ maxUses: 0 }, "maxUses: Value should be a whole number from 1 to 100"],
  [{ maxUses: 101 }, "maxUses: Value should be a whole number from 1 to 100"],
  [{ maxUses: 1.5 }, "maxUses: Value should be a whole number from 1 to 100"],
  [{ maxDurationInSeconds: 3599 }, "maxDurationInSeconds: Set from 1 to 1000 hours"],
  [{ maxDurationInSeconds: 3_600_001 }, "maxDurationInSeconds: Set from 1 to 1000 hours"],
  [{ modules: [] }, "modules: Select one or more cases"],
  [{ modules: "all" }, "modules: Value has the wrong type"],
  [{ modules: [{ moduleId: "carotid", caseIds: [] }] }, "modules: Select one or more cases"],
  [
    { modules: [{ moduleId: "liver", caseIds: ["liver-01"] }] },
    "modules.0.moduleId: Choose one of the options",
  ],
  [{ modules: [null] }, "modules.0.moduleId: Choose one of the options"],
  [{ modules: [{ moduleId: "carotid", caseIds: "x" }] }, "modules.0.caseIds: Value has the wrong type"],
  [
    { modules: [{ moduleId: "carotid", caseIds: ["carotid-01", "renal-01"] }] },
    "modules.0.caseIds.1: Choose one of the options",
  ],
])("%o is refused (2.045, 2.046)", (overrides, refusal) => {
  expect(refusals(overrides)).toEqual([refusal]);
});

test("at most twenty errors are reported for a long list of mistakes", () => {
  const modules = Array.from({ length: 1000 }, () => ({ moduleId: "no" }));
  expect(refusals({ modules })).toHaveLength(20);
});

test("a case given twice is kept once", () => {
  const modules = [
    { moduleId: "renal", caseIds: ["renal-01", "renal-01"] },
    { moduleId: "renal", caseIds: ["renal-01"] },
  ];
  const read = validateCloudVoucher(anInput({ modules }), offered, noon);
  expect(read.ok && read.value.modules).toEqual([{ moduleId: "renal", caseIds: ["renal-01"] }]);
});

test("hours are shown rounded (2.045)", () => {
  expect(
    [3600, 5400, 5399, 7200].map((maxDurationInSeconds) => hoursPerUser({ maxDurationInSeconds })),
  ).toEqual([1, 2, 1, 2]);
});

test.each<[unknown, string | null]>([
  [undefined, null],
  [null, null],
  ["  Residents,  spring ", "Residents, spring"],
  [" \u200b ", null],
])("the name %j is stored as %j", (name, stored) => {
  const read = validateCloudVoucher(anInput({ name }), offered, noon);
  expect(read.ok && read.value.name).toBe(stored);
});

test("a name must be text of at most 100 characters", () => {
  expect(refusals({ name: "x".repeat(101) })[0]).toMatch(/^name: /);
  expect(refusals({ name: 7 })[0]).toMatch(/^name: /);
});

describe("changing a voucher (2.037, X62)", () => {
  const change = (given: Parameters<typeof validateCloudVoucherChange>[0], used = 4) => {
    const read = validateCloudVoucherChange(
      { ...anInput(), ...given },
      { used, offered, name: "Spring" },
      noon,
    );
    return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
  };

  test("maxUses cannot fall below the number of people who have accepted", () => {
    expect(change({ maxUses: 3 })).toEqual(["maxUses: At least 4: that many people have already accepted"]);
    expect(change({ maxUses: 4 })).toEqual([]);
    fc.assert(
      fc.property(fc.nat(100), fc.integer({ min: 1, max: 100 }), (used, maxUses) => {
        expect(change({ maxUses }, used).length === 0).toBe(maxUses >= used);
      }),
    );
  });

  test("cases can be removed, but at least one must remain", () => {
    expect(change({ modules: [{ moduleId: "renal", caseIds: ["renal-01"] }] })).toEqual([]);
    expect(change({ modules: [] })).toEqual(["modules: Select one or more cases"]);
  });

  test.each<[unknown, string | null]>([
    [undefined, "Spring"],
    ["Autumn", "Autumn"],
    [null, null],
    ["", null],
  ])("a change of the name to %j stores %j", (name, left) => {
    const edited = { used: 0, offered, name: "Spring" };
    const read = validateCloudVoucherChange({ ...anInput(), name }, edited, noon);
    expect(read.ok && read.value.name).toBe(left);
  });

  test("the expiry must stay in the future", () => {
    expect(change({ validTo: later(1) })).toEqual([]);
    expect(change({ validTo: later(-1) })).toEqual(["validTo: Choose a time that is still to come"]);
  });
});
