import { describe, expect, it } from "vitest";
import { catalogue } from "../logbook/catalogue/catalogue.ts";
import { instant, type LocalDate } from "../time.ts";
import {
  type AssignmentInput,
  validateAssignment,
  validateAssignmentChange,
  validateAssignmentTerms,
} from "./validate-assignment.ts";

const now = instant(Date.UTC(2026, 10, 26, 10));
const course = { kind: "course", courseId: 7, dueOn: "2026-12-10" } as const;
const records = {
  kind: "records",
  name: "Ten arterial cases",
  interventionType: "Arterial Interventions",
  minimum: 10,
  countsFrom: "2026-11-26",
  dueOn: "2026-12-10",
} as const;
const read = (input: AssignmentInput) => validateAssignment(catalogue, input, now);
const refused = (input: AssignmentInput) => {
  const result = read(input);
  return result.ok ? [] : result.error.map(({ path, code }) => `${path} ${code}`);
};

it("an assignment asks for a course, an exercise or a number of records", () => {
  expect(read({ ...course, step: 2 })).toEqual({
    ok: true,
    value: {
      subject: { kind: "course", courseId: 7 },
      terms: { dueOn: "2026-12-10", step: 2 },
      people: null,
    },
  });
  expect(read({ kind: "exercise", exerciseKey: "carotid/angiography", dueOn: "2026-12-10" })).toMatchObject({
    ok: true,
    value: { subject: { kind: "exercise", exerciseKey: "carotid/angiography" } },
  });
  expect(read(records)).toMatchObject({
    ok: true,
    value: { subject: { kind: "records", minimum: 10, countsFrom: "2026-11-26", roles: [] } },
  });
});

it("all mistakes are reported at once", () => {
  expect(refused({})).toEqual(["kind REQUIRED", "dueOn REQUIRED"]);
  expect(refused({ kind: "records", dueOn: "tomorrow", step: 0 })).toEqual([
    "name REQUIRED",
    "minimum REQUIRED",
    "countsFrom REQUIRED",
    "dueOn NOT_A_DATE",
    "step OUT_OF_RANGE",
  ]);
  expect(refused({ ...records, interventionType: "Plumbing" })).toEqual(["interventionType NOT_AN_OPTION"]);
  expect(refused({ ...course, courseId: -1 })).toEqual(["courseId NOT_AN_OPTION"]);
  expect(refused({ ...course, kind: "essay" })).toEqual(["kind NOT_AN_OPTION"]);
});

it("the same person counts once, and 1 to 500 people are accepted", () => {
  expect(read({ ...course, people: ["a", "b", "a"] })).toMatchObject({ value: { people: ["a", "b"] } });
  expect(refused({ ...course, people: [] })).toEqual(["people REQUIRED"]);
  expect(refused({ ...course, people: "everyone" })).toEqual(["people WRONG_TYPE"]);
  const many = Array.from({ length: 501 }, (_, at) => String(at));
  expect(read({ ...course, people: many })).toMatchObject({
    error: [
      {
        path: "people",
        code: "TOO_MANY",
        message: "Select at most 500 people, or choose everyone in the group",
      },
    ],
  });
  expect(refused({ ...course, people: many.slice(1) })).toEqual([]);
});

describe("changing an assignment", () => {
  const dueOn = "2026-12-10" as LocalDate;
  const ofCourse = { kind: "course", name: null, minimum: null, dueOn, step: null, isForAll: true } as const;
  const ofRecords = { ...ofCourse, kind: "records", name: "Cases", minimum: 10, isForAll: false } as const;
  const change = (input: AssignmentInput, stored: typeof ofCourse | typeof ofRecords) => {
    const result = validateAssignmentChange(input, now, stored);
    return result.ok ? result.value : result.error.map(({ path, code }) => `${path} ${code}`);
  };

  it("missing fields keep their value, and the name, number and people of record assignments can change", () => {
    const { name, minimum } = ofRecords;
    expect(change({ dueOn }, ofRecords)).toEqual({ dueOn, step: null, name, minimum, people: null });
    expect(change({ dueOn, name: "Cases ", minimum: 12, people: ["a"] }, ofRecords)).toEqual({
      dueOn,
      step: null,
      name: "Cases",
      minimum: 12,
      people: ["a"],
    });
  });

  it("the fields of another kind of assignment cannot be set", () => {
    expect(change({ dueOn, name: "x", minimum: 2, people: ["a"] }, ofCourse)).toEqual([
      "name CANNOT_BE_CHANGED",
      "minimum CANNOT_BE_CHANGED",
      "people CANNOT_BE_CHANGED",
    ]);
    expect(change({ dueOn, name: "x".repeat(101), minimum: 0, people: [] }, ofRecords)).toEqual([
      "name TOO_LONG",
      "minimum OUT_OF_RANGE",
      "people REQUIRED",
    ]);
  });
});

describe("due day", () => {
  it("the day is at the earliest today in the last time zone, and at most two years ahead", () => {
    const at = (dueOn: string, hour: number) => {
      const result = validateAssignmentTerms({ dueOn }, instant(Date.UTC(2026, 10, 26, hour)));
      return result.ok ? "ok" : result.error[0]?.code;
    };
    expect(at("2026-11-25", 11)).toBe("ok");
    expect(at("2026-11-25", 12)).toBe("DATE_TOO_EARLY");
    expect(at("2026-11-26", 12)).toBe("ok");
    expect(at("2028-11-26", 12)).toBe("ok");
    expect(at("2028-11-28", 12)).toBe("DATE_TOO_LATE");
    expect(at("2026-02-30", 12)).toBe("NOT_A_DATE");
  });

  it("a past day is kept when only the step changes, but cannot be moved to another past day", () => {
    const before = { dueOn: "2026-11-20" as LocalDate, step: null };
    const change = (input: AssignmentInput) => {
      const result = validateAssignmentTerms(input, now, before);
      return result.ok ? result.value : result.error[0]?.code;
    };
    expect(change({ dueOn: "2026-11-20", step: 3 })).toEqual({ dueOn: "2026-11-20", step: 3 });
    expect(change({ dueOn: "2026-11-22" })).toBe("DATE_TOO_EARLY");
    expect(change({ dueOn: "2026-12-01" })).toEqual({ dueOn: "2026-12-01", step: null });
  });
});
