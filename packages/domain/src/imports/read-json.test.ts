import fc from "fast-check";
import { expect, test } from "vitest";
import { readJson } from "./read-json.ts";

test("valid JSON is read to the same value as JSON.parse", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(0, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const read = readJson(text);
      expect(read.ok && read.value.value).toEqual(JSON.parse(text));
    }),
  );
});

test("invalid JSON is refused exactly as by JSON.parse, and repeated keys are refused too", () => {
  const signs = fc.constantFrom(
    ...'{ } [ ] , : " \\ 0 1 2 9 . e E + - t r u e f a l s n'.split(" "),
    " ",
    "\n",
    '"a"',
    '{"a":',
    "[1,",
    "\\u00",
    "\u0001",
  );
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 14 }), (parts) => {
      const text = parts.join("");
      const read = readJson(text);
      if (!read.ok && read.error.code === "REPEATED_KEY") return;
      expect(read.ok).toBe(isJson(text));
    }),
    { numRuns: 4000 },
  );
});

test("every part has its line number, and a missing part has that of its parent", () => {
  const read = readJson('\n{\r\n  "a": [\n    1,\n    {"b": "x\\n", "c":\n 2}\n  ],\r  "d": null}');
  if (!read.ok) throw new Error("it is JSON");
  const { getLine } = read.value;
  expect(["", "a", "a.0", "a.1", "a.1.b", "a.1.c", "a.1.z", "a.7.z", "d"].map(getLine)).toEqual([
    2, 3, 4, 5, 5, 5, 5, 3, 8,
  ]);
});

test.each([
  ['{"a": 1,\n"a": 2}', { line: 2, code: "REPEATED_KEY", key: "a" }],
  ['{"a": 1\n"b": 2}', { line: 2, code: "NOT_JSON" }],
  ["[1,\n2,\n]", { line: 3, code: "NOT_JSON" }],
  ["", { line: 1, code: "NOT_JSON" }],
  ["[NaN]", { line: 1, code: "NOT_JSON" }],
  ["[".repeat(5_000_000), { line: 1, code: "NESTED_TOO_DEEP" }],
])("an error has its line", (text, fault) => {
  expect(readJson(text)).toEqual({ ok: false, error: fault });
});

test("a key named like a prototype is an ordinary key", () => {
  const read = readJson('{"__proto__": {"a": 1}}');
  if (!read.ok) throw new Error("it is JSON");
  expect(Object.keys(read.value.value as object)).toEqual(["__proto__"]);
  expect(Object.getPrototypeOf(read.value.value)).toBe(Object.prototype);
});

test("five megabytes of text are read in linear time", () => {
  const text = `[${Array.from({ length: 100_000 }, () => '{"code":"a-b-c"}').join(",\n")}]`;
  const string = JSON.stringify("\\".repeat(1_000_000));
  expect(readJson(text).ok).toBe(true);
  expect(readJson(string).ok).toBe(true);
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
