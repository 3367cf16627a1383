import { expect, test } from "vitest";
import { fileViolation } from "./file-rules.ts";

const formatSize = (bytes: number) => `${bytes / 1e6} MB`;
const scan = { name: "Scan.PDF", type: "application/pdf", size: 2_000_000 };

test("a file is accepted by its extension, its type or its kind", () => {
  for (const accept of [".pdf", "application/pdf", "application/*", "image/*, .pdf"]) {
    expect(fileViolation(scan, { accept, formatSize })).toBeUndefined();
  }
  expect(fileViolation(scan, { accept: "image/*", formatSize })).toBe(
    "Choose a file of these kinds: image/*",
  );
});

test("a file of exactly the maximum size is accepted, and a larger one is refused with both sizes", () => {
  expect(fileViolation(scan, { maxSize: 2_000_000, formatSize })).toBeUndefined();
  expect(fileViolation(scan, { maxSize: 1_500_000, formatSize })).toBe(
    "Choose a file of at most 1.5 MB; this one has 2 MB",
  );
});

test("an empty field is valid", () => {
  expect(fileViolation(null, { accept: ".pdf", maxSize: 1, formatSize })).toBeUndefined();
});
