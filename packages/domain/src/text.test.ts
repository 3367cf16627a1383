import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readRequiredText, readText } from "./text.ts";

const rule = { max: 10 };
const code = (given: unknown, lines: "one" | "many" = "one") => {
  const read = readText("field", given, { ...rule, lines });
  return read.ok ? undefined : read.error.code;
};

/** Any UTF-16 code unit, including halves of surrogate pairs, with white space and control characters more frequent. */
const anyUnit = fc
  .oneof(fc.integer({ min: 0, max: 0xff_ff }), fc.constantFrom(0, 9, 10, 13, 32, 127, 160, 0x3_01, 0xfe_ff))
  .map((unit) => String.fromCharCode(unit));

describe("readText", () => {
  test("text is trimmed, and becomes one line in a field with one line", () => {
    expect(readText("field", "  a \t b\r\nc ", rule)).toEqual({ ok: true, value: "a b c" });
  });

  test("text of several lines keeps its lines, with the same line endings", () => {
    expect(readText("field", "a\r\nb\rc\n", { ...rule, lines: "many" })).toEqual({
      ok: true,
      value: "a\nb\nc",
    });
  });

  test("text is stored in Unicode normal form C", () => {
    expect(readText("field", "Kova\u0301cs", rule)).toEqual({ ok: true, value: "Kovács" });
  });

  test.each([
    null,
    undefined,
    "",
    "   ",
    "\n",
    "\u200b",
    "\u202e \u2060",
    "\u3164",
    "\ufe0f\ufeff",
    "\u2800",
  ])("%j is read as null", (given) => {
    expect(readText("field", given, rule)).toEqual({ ok: true, value: null });
  });

  test("joining characters within a text are kept", () => {
    expect(readText("field", "\u202eab\u200dc", rule)).toEqual({ ok: true, value: "\u202eab\u200dc" });
  });

  test.each([
    ["North\u200bgate", "Northgate"],
    ["\u202eNorth\u2066gate\u00ad", "Northgate"],
    ["North \u2060 gate", "North gate"],
    ["North\u3164gate", "Northgate"],
    ["No\u200drth\u200cgate", "Northgate"],
    ["\u{e0061}Northgate", "Northgate"],
    // Persian and Hindi words need joiners, and a variation selector chooses one of two forms of a character.
    ["می\u200cخواهم", "می\u200cخواهم"],
    ["क्\u200dष", "क्\u200dष"],
    ["葛\u{e0100}城", "葛\u{e0100}城"],
    ["می\u200c", "می"],
    // Several emoji are joined to one.
    ["Class \u{1f469}\u200d\u2695\ufe0f", "Class \u{1f469}\u200d\u2695\ufe0f"],
    ["\u{1f469}\u{1f3fd}\u200d\u{1f52c}", "\u{1f469}\u{1f3fd}\u200d\u{1f52c}"],
    ["\u{1f3f3}\ufe0f\u200d\u{1f308}", "\u{1f3f3}\ufe0f\u200d\u{1f308}"],
    ["\u{1f469}\u200dNorthgate\u200d\u{1f469}", "\u{1f469}Northgate\u{1f469}"],
  ])("a name loses invisible characters of %j, unless they shape a word", (given, kept) => {
    expect(readText("name", given, { max: 20, isName: true })).toEqual({ ok: true, value: kept });
  });

  test("a name without visible characters becomes null", () => {
    expect(readText("name", "\u200b\u2060 \u3164", { max: 20, isName: true })).toEqual({
      ok: true,
      value: null,
    });
  });

  test.each(["\u061c", "\u200e", "\u200f", "\u202a", "\u202e", "\u2066", "\u2069"])(
    "the direction mark %j is refused in a title with its name, and removed from a name",
    (mark) => {
      const named = `U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
      const read = readText("name", `North${mark}gate`, { max: 20, isTitle: true });
      expect(read.ok ? null : read.error).toMatchObject({ path: "name", code: "DIRECTION_MARK" });
      expect(read.ok ? "" : read.error.message).toContain(named);
      expect(readText("name", `North${mark}gate`, { max: 20, isName: true })).toEqual({
        ok: true,
        value: "Northgate",
      });
    },
  );

  test("a title keeps letters of every direction, and loses invisible characters", () => {
    expect(readText("name", "קורס תרגול", { max: 20, isTitle: true })).toEqual({
      ok: true,
      value: "קורס תרגול",
    });
    expect(readText("name", "North\u200bgate", { max: 20, isTitle: true })).toEqual({
      ok: true,
      value: "Northgate",
    });
  });

  test("the length limit is exact and applies after trimming", () => {
    expect(code(` ${"x".repeat(10)} `)).toBeUndefined();
    expect(code("x".repeat(11))).toBe("TOO_LONG");
    expect(code("x".repeat(1_000_000))).toBe("TOO_LONG");
  });

  test.each(["a\0b", "a\u0007b", "a\u007fb", "a\u0086b", "a\ud800b", "\udc00"])("%j is refused", (given) => {
    expect(code(given)).toBe("CONTROL_CHARACTER");
    expect(code(given, "many")).toBe("CONTROL_CHARACTER");
  });

  test("a surrogate pair is accepted as a character", () => {
    expect(code("🩻")).toBeUndefined();
  });

  test.each([5, true, {}, []])("%j is refused as text", (given) => {
    expect(code(given)).toBe("WRONG_TYPE");
  });

  test("accepted text is read again unchanged, is well-formed, and is within the limit", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyUnit, maxLength: 20 }),
        fc.constantFrom("one" as const, "many" as const),
        (given, lines) => {
          const read = readText("field", given, { ...rule, lines });
          if (!read.ok || read.value === null) return;
          expect(read.value.length).toBeLessThanOrEqual(10);
          expect(read.value).not.toMatch(/\p{Surrogate}/u);
          expect(readText("field", read.value, { ...rule, lines })).toEqual(read);
        },
      ),
    );
  });
});

test("a required text of white space only is missing", () => {
  expect(readRequiredText("field", " \n", rule)).toEqual({
    ok: false,
    error: { path: "field", code: "REQUIRED", message: "Required" },
  });
});
