import { describe, expect, test } from "vitest";
import { isCutName, maxPlatformNameLength, platformName, platformText } from "./platform-text.ts";

describe("name from the learning platform", () => {
  test.each([
    ["Carotid / vertebral", "Carotid / vertebral"],
    ["🫀 Heart & vessels 👩🏽‍⚕️", "🫀 Heart & vessels 👩🏽‍⚕️"],
    ["  two\n lines\t", "two lines"],
    ["nul\u0000 and bell\u0007", "nul and bell"],
    ["half \uD83E of an emoji", "half \uFFFD of an emoji"],
    ["", "Course 7"],
    [" \n ", "Course 7"],
    ["<b>Bold</b>", "<b>Bold</b>"],
  ])("%j is kept as %j", (raw, name) => {
    expect(platformName(raw, "Course 7")).toBe(name);
  });

  test("a name of 10,000 characters is cut, and reported as cut", () => {
    const raw = "🫀".repeat(10_000);
    const name = platformName(raw, "Course 7");
    expect(Array.from(name)).toHaveLength(maxPlatformNameLength);
    expect(name.endsWith("🫀…")).toBe(true);
    expect(isCutName(raw)).toBe(true);
    expect(isCutName("🫀".repeat(maxPlatformNameLength))).toBe(false);
    expect(platformName(name, "Course 7")).toBe(name);
  });
});

test("a text keeps its line breaks", () => {
  expect(platformText(" one\r\ntwo\u0000\n\n three ")).toBe("one\ntwo\n\n three");
});
