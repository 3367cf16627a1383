import { describe, expect, it } from "vitest";
import { type AccountForm, getErrors, makeForm, toInput, withChange, withoutSent } from "./account-form.ts";

const stored: AccountForm = makeForm({
  first_name: "Maya",
  last_name: "Lindqvist",
  email: "maya@northgate.example",
  gender: "female",
  years_as_first_operator: 2,
});

describe("account form", () => {
  it("missing values are empty fields", () => {
    expect(stored).toMatchObject({ phone_no: "", years_as_second_operator: null, gender: "female" });
    expect(makeForm({ gender: "a gender of another version" })).toMatchObject({ gender: null });
  });

  it("only values that differ from the stored ones count as changes", () => {
    const changes = withChange(stored, {}, { phone_no: "1", years_as_first_operator: 3 });
    expect(changes).toEqual({ phone_no: "1", years_as_first_operator: 3 });
    expect(withChange(stored, changes, { years_as_first_operator: 2 })).toEqual({ phone_no: "1" });
    expect(withChange({ ...stored, phone_no: "1" }, changes, {})).toEqual({ years_as_first_operator: 3 });
  });

  it("text typed during a save is kept", () => {
    const sent = { phone_no: "1", first_name: "Maj" };
    expect(withoutSent({ phone_no: "12", first_name: "Maj" }, sent)).toEqual({ phone_no: "12" });
    expect(withoutSent(sent, sent)).toEqual({});
  });

  it("emptied fields are sent as null, and unchanged fields are not sent", () => {
    expect(toInput({ phone_no: " ", first_name: "Maj", gender: null, years_as_first_operator: 0 })).toEqual({
      phone_no: null,
      first_name: "Maj",
      gender: null,
      years_as_first_operator: 0,
    });
  });

  it("errors are reported by field (13.011)", () => {
    expect(getErrors(stored)).toEqual({});
    expect(getErrors({ ...stored, last_name: "", email: "maya", secondary_email: "x" })).toEqual({
      last_name: "Required",
      email: "Invalid email address",
      secondary_email: "Invalid email address",
    });
  });
});
