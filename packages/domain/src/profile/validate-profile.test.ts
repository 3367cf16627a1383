import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { experienceFields, type ProfileInput } from "./profile.ts";
import { validateProfile } from "./validate-profile.ts";

function refusals(input: ProfileInput): readonly string[] {
  const read = validateProfile(input);
  return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);
}

function getChange(input: ProfileInput) {
  const read = validateProfile(input);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

test("only given fields are validated and changed", () => {
  expect(getChange({})).toEqual({});
  expect(getChange({ phone_no: " +46 70 123 45 67 " })).toEqual({ phone_no: "+46 70 123 45 67" });
  expect(getChange({ secondary_email: "", gender: null, years_as_first_operator: null })).toEqual({
    secondary_email: null,
    gender: null,
    years_as_first_operator: null,
  });
});

test("names and e-mail are required (13.011)", () => {
  expect(refusals({ first_name: " ", last_name: null, email: "" })).toEqual([
    "first_name: Required",
    "last_name: Required",
    "email: Required",
  ]);
});

test.each(["a@b", "zoë@nörthgate.example", "first.last+tag@x.example", "a@b@c"])(
  "%s is accepted as an address",
  (email) => {
    expect(refusals({ email, secondary_email: email })).toEqual([]);
  },
);

test.each(["nobody", "@x.example", "x@", "a b@x.example", "a@x y"])(
  "%s is refused as an address",
  (email) => {
    expect(refusals({ email, secondary_email: email })).toEqual([
      "email: Invalid email address",
      "secondary_email: Invalid email address",
    ]);
  },
);

describe("number fields", () => {
  test.each(experienceFields)("%s must be a whole number, and its sign is dropped (G.026)", (field) => {
    fc.assert(
      fc.property(fc.integer({ min: -80, max: 80 }), (count) => {
        expect(getChange({ [field]: count })).toEqual({ [field]: Math.abs(count) });
      }),
    );
    expect(refusals({ [field]: 1.5 })).toEqual([`${field}: Use a whole number`]);
    expect(refusals({ [field]: "many" })).toEqual([`${field}: Value should be a number`]);
    expect(refusals({ [field]: Number.NaN })).toEqual([`${field}: Value should be a number`]);
    expect(refusals({ [field]: 1e9 })).toHaveLength(1);
  });

  test("minus zero is stored as zero", () => {
    expect(Object.is(getChange({ years_as_first_operator: -0 }).years_as_first_operator, 0)).toBe(true);
  });
});

test("the gender is one of three values or not stated (13.008, X72)", () => {
  for (const gender of ["female", "male", "neutral", null]) expect(getChange({ gender })).toEqual({ gender });
  expect(refusals({ gender: "Other" })).toEqual(["gender: Choose one of the options"]);
});

test("values that cannot be stored are refused", () => {
  expect(refusals({ first_name: "a\0b", hospital_university: "x".repeat(201), phone_no: {} })).toEqual([
    "first_name: Contains characters that cannot be stored",
    "hospital_university: At most 200 characters",
    "phone_no: Value has the wrong type",
  ]);
});

test("accepted values are accepted again unchanged", () => {
  fc.assert(
    fc.property(
      fc.record({ first_name: fc.string(), email: fc.string(), phone_no: fc.string() }),
      (input) => {
        const read = validateProfile(input);
        if (read.ok) expect(validateProfile(read.value)).toEqual(read);
      },
    ),
  );
});
