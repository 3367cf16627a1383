import { expect, test } from "vitest";
import { thingText } from "./thing-text.ts";
import { valueText } from "./value-text.ts";

test("durations, sizes and times are formatted, and other values are shown unchanged", () => {
  expect(valueText("milliseconds", "5400000")).toBe("1 h 30 min");
  expect(valueText("seconds", "-61")).toBe("−1 min 1 s");
  expect(valueText("seconds", "0")).toBe("0 s");
  expect(valueText("seconds", "soon")).toBe("soon");
  expect(valueText("moment", "never")).toBe("never");
  const written = valueText("moment", "2026-11-23T09:30:00Z");
  expect(written).not.toContain("T09");
  expect(valueText("moment", String(Date.parse("2026-11-23T09:30:00Z")))).toBe(written);
  expect(valueText("text", "12")).toBe("12");
});

test("an object is shown by its kind and its name, or by its number if that is meaningful", () => {
  expect(thingText({ kind: "group", id: "7", name: "Residents" })).toBe("Group: Residents");
  expect(thingText({ kind: "course_voucher", id: "7" })).toBe("Course voucher: 7");
  expect(thingText({ kind: "record", id: "b0000000-0000-4000-8000-000000000001" })).toBe("Logbook record");
});
