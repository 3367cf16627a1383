import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, type Json } from "./canonical-json.ts";

test("the example of RFC 8785, 3.2.2 and 3.2.3, has the text that the standard gives", () => {
  const value = {
    numbers: [Number("333333333.33333329"), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
    string: "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"/",
    literals: [null, true, false],
  };
  expect(canonicalJson(value)).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  // Code units decide, not code points: the emoji begins with a surrogate, which is less than U+FB33.
  const keys = { "\u20ac": 1, "\r": 2, "\ufb33": 3, "1": 4, "\ud83d\ude00": 5, "\u0080": 6, "\u00f6": 7 };
  expect(Object.values(JSON.parse(canonicalJson(keys)) as object)).toEqual([4, 2, 6, 7, 1, 5, 3]);
});

test("the order in which properties were written makes no difference, and nothing is lost", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
      const turned = Object.fromEntries(Object.entries(value).toReversed()) as Json;
      const text = canonicalJson(value as Json);
      expect(canonicalJson(turned)).toBe(text);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(() => canonicalJson(Number.NaN)).toThrow(RangeError);
});
