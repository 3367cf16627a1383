import { expect, test } from "vitest";
import { fileSize, fileViolation } from "./file-rules.ts";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [1440, "1.4 kB"],
  [999_600, "1 MB"],
  [123_456_789, "123 MB"],
  [5_000_000_000_000, "5000 GB"],
])("%d bytes are written %j", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

const scan = { name: "Scan.PDF", type: "application/pdf", size: 2_000_000 };

test("a file is accepted by its ending, its type or its kind", () => {
  for (const accept of [".pdf", "application/pdf", "application/*", "image/*, .pdf"]) {
    expect(fileViolation(scan, { accept })).toBeUndefined();
  }
  expect(fileViolation(scan, { accept: "image/*" })).toBe("Choose a file of these kinds: image/*");
});

test("a file of exactly the largest size is accepted, and a larger one named with both sizes", () => {
  expect(fileViolation(scan, { maxSize: 2_000_000 })).toBeUndefined();
  expect(fileViolation(scan, { maxSize: 1_500_000 })).toBe(
    "Choose a file of at most 1.5 MB; this one has 2 MB",
  );
});

test("no file is no error of the file", () => {
  expect(fileViolation(null, { accept: ".pdf", maxSize: 1 })).toBeUndefined();
});
