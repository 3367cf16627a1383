import { expect, test } from "vitest";
import { parseFilter } from "../../src/modules/provisioning/parse-filter.ts";

test("backslashes and quotes in values, booleans in capitals and values in brackets are read", () => {
  const value = (text: string) => (parseFilter(`userName eq ${text}`) as { compValue: unknown }).compValue;
  expect([
    value(String.raw`"NORTH\\ada"`),
    value(String.raw`"a\"b"`),
    value('"is True"'),
    value("False"),
  ]).toEqual([String.raw`NORTH\ada`, 'a"b', "is True", false]);
  expect(parseFilter('emails[type eq "work" and value co "@x"]')).toEqual({
    op: "[]",
    attrPath: "emails",
    valFilter: {
      op: "and",
      filters: [
        { op: "eq", attrPath: "type", compValue: "work" },
        { op: "co", attrPath: "value", compValue: "@x" },
      ],
    },
  });
});

test("a text that is no filter is refused quickly, however it repeats", () => {
  const begun = process.cpuUsage();
  for (const text of [
    "(".repeat(1000),
    `"${"\\".repeat(999)}`,
    "a ".repeat(500),
    "not ".repeat(250),
    "a[".repeat(500),
  ])
    expect(() => parseFilter(text)).toThrow();
  expect(process.cpuUsage(begun).user).toBeLessThan(200_000);
});
