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
])("%d bytes are written %s", (bytes, text) => {
  expect(byteText(bytes, "en-US")).toBe(text);
});

test("what is the most is never written larger than it is", () => {
  expect(byteText(104_857_600, "en-US", "limit")).toBe("104 MB");
  expect(byteText(65_536, "en-US", "limit")).toBe("65.5 kB");
  expect(byteText(999_999, "en-US", "limit")).toBe("999 kB");
});

test("other languages write it their way", () => {
  expect(byteText(1440, "de-DE")).toBe("1,4 kB");
});
