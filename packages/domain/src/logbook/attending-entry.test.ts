import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compareAttendings,
  readAttendingEntry,
  readAttendingForm,
  readHospitalName,
} from "./attending-entry.ts";
import { formatAttendingName } from "./attending-name.ts";

const messages = (read: ReturnType<typeof readAttendingForm>) =>
  read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`);

describe("attending as typed", () => {
  test.each([
    ["", "name: Please enter attending name"],
    ["   ", "name: Please enter attending name"],
    ["Eleanor Whitfield", "name: Please separate first and last name with a comma"],
    ["Whitfield,", "name: Please separate first and last name with a comma"],
    [", Eleanor", "name: Please separate first and last name with a comma"],
  ])("%j is refused (7.098, 7.099)", (name, message) => {
    expect(messages(readAttendingForm({ name, email: "" }))).toEqual([message]);
  });

  test("an empty address becomes null, and others are trimmed (7.102)", () => {
    const read = (email: string) => readAttendingForm({ name: " Whitfield ,  Eleanor", email });
    const name = { firstName: "Eleanor", lastName: "Whitfield" };
    expect(read("  ")).toEqual({ ok: true, value: { ...name, email: null } });
    expect(read(" e.w@n.example ")).toEqual({ ok: true, value: { ...name, email: "e.w@n.example" } });
  });

  test.each(["eleanor", "a@b", "a b@c.example", "a@b.example, c@d.example", "@b.example", "a@b."])(
    "%s is refused as an address",
    (email) => {
      expect(messages(readAttendingForm({ name: "A, B", email }))).toEqual([
        "email: Please enter an e-mail address",
      ]);
    },
  );

  test("every wrong field is reported", () => {
    expect(messages(readAttendingForm({ name: "", email: "x" }))).toHaveLength(2);
    expect(messages(readAttendingEntry({ email: "x" }))).toHaveLength(3);
  });

  test("every name that the API accepts is read back unchanged from its displayed form", () => {
    const anyText = fc.string({ unit: "grapheme", maxLength: 30 });
    fc.assert(
      fc.property(anyText, anyText, (firstName, lastName) => {
        const entry = readAttendingEntry({ firstName, lastName, email: "" });
        if (!entry.ok) return;
        const name = formatAttendingName(entry.value);
        expect(readAttendingForm({ name, email: "" })).toEqual(entry);
      }),
    );
  });

  test("attendings are sorted by last name, regardless of case and accents", () => {
    const names = ["Zorn, A", "äbel, B", "Abel, C", "Öhm, D", "O'Brien, E"].map((name) => {
      const [lastName = "", firstName = ""] = name.split(", ");
      return { firstName, lastName };
    });
    expect(
      names
        .toSorted(compareAttendings)
        .map(({ firstName }) => firstName)
        .join(""),
    ).toBe("BCEDA");
  });
});

test("a hospital needs a name (7.104)", () => {
  expect(readHospitalName(" ")).toMatchObject({ error: { message: "Please enter hospital name" } });
  expect(readHospitalName(null)).toMatchObject({ error: { code: "HOSPITAL_NAME_REQUIRED" } });
  expect(readHospitalName("  Main   Campus ")).toEqual({ ok: true, value: "Main Campus" });
  expect(readHospitalName("x".repeat(201))).toMatchObject({ error: { code: "TOO_LONG" } });
});
