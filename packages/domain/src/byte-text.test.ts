import { expect, test } from "vitest";
import { byteText } from "./byte-text.ts";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [2, "2 bytes"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [1440, "1.4 kB"],
  [99_600, "100 kB"],
  [999_600, "1 MB"],
  [12_400_000, "12.4 MB"],
  [123_456_789, "123 MB"],
  [50 * 1024 ** 3, "53.7 GB"],
  [5_000_000_000_000_000, "5,000 TB"],
])("%d bytes are shown as %s", (bytes, text) => {
  expect(byteText(bytes, "en-US")).toBe(text);
});

test("a limit is rounded down, so that its text never exceeds the real limit", () => {
  expect(byteText(104_857_600, "en-US", "limit")).toBe("104 MB");
  expect(byteText(65_536, "en-US", "limit")).toBe("65.5 kB");
  expect(byteText(999_999, "en-US", "limit")).toBe("999 kB");
});

test("the number format follows the locale", () => {
  expect(byteText(1440, "de-DE")).toBe("1,4 kB");
});
