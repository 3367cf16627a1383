import fc from "fast-check";
import { expect, test } from "vitest";
import { storageLimits } from "./limits.ts";
import { getPreview, getServedType } from "./preview-kind.ts";
import { getPartSize, isUploadSize, missingParts, partCount, sizeOfPart } from "./upload-parts.ts";

test("the parts of an upload add up to its size and never exceed the store's limit", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: storageLimits.maxFileBytes }), (size) => {
      const upload = { size, partSize: getPartSize(size) };
      const count = partCount(upload);
      expect(count).toBeLessThanOrEqual(10_000);
      const last = sizeOfPart(upload, count) ?? Number.NaN;
      expect((count - 1) * upload.partSize + last).toBe(size);
      expect(last).toBeLessThanOrEqual(upload.partSize);
      for (const number of [0, -1, count + 1, 1.5]) expect(sizeOfPart(upload, number)).toBeUndefined();
    }),
  );
});

test("parts that have not arrived completely are missing", () => {
  const upload = { size: 20, partSize: 8 };
  expect(missingParts(upload, [])).toEqual([1, 2, 3]);
  expect(
    missingParts(upload, [
      { number: 1, size: 8 },
      { number: 3, size: 3 },
    ]),
  ).toEqual([2, 3]);
  expect(
    missingParts(upload, [1, 2].map((number) => ({ number, size: 8 })).concat({ number: 3, size: 4 })),
  ).toEqual([]);
});

test("a size is a whole number up to the largest file size", () => {
  expect([0, 1, storageLimits.maxFileBytes].map(isUploadSize)).toEqual([true, true, true]);
  expect([-1, 1.5, Number.NaN, storageLimits.maxFileBytes + 1].map(isUploadSize)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});

test.each([
  ["a.PNG", "image/png", false, "image/png", "picture"],
  ["a.png", "image/jpeg", false, "application/octet-stream", null],
  ["a.pdf", "application/pdf", false, "application/pdf", "pdf"],
  ["a.pdf", undefined, true, "application/octet-stream", null],
  ["a.csv", undefined, true, "text/plain; charset=utf-8", "text"],
  ["a.csv", undefined, false, "application/octet-stream", null],
  ["a.svg", "application/xml", true, "application/octet-stream", null],
  ["a.html", undefined, true, "application/octet-stream", null],
  ["a.txt", "application/x-msdownload", false, "application/octet-stream", null],
  ["film.mp4", "video/mp4", false, "video/mp4", "video"],
  ["noending", undefined, true, "application/octet-stream", null],
] as const)(
  "the file %s with the detected type %s is served with a safe type",
  (name, found, isText, type, preview) => {
    expect(getServedType(name, found, isText)).toBe(type);
    expect(getPreview(getServedType(name, found, isText))).toBe(preview);
  },
);
