import { expect, test } from "vitest";
import { readPng } from "./png.ts";

/** A PNG file of one grey pixel. */
const pixel = bytesOf(
  "89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b550000000a494441" +
    "54789c636800000082008177cd72b60000000049454e44ae426082",
);

test("a complete image is read with its size and its unpacked size (5.030)", () => {
  const read = readPng(pixel, 4096);
  expect(read).toMatchObject({ ok: true, value: { width: 1, height: 1, unpackedBytes: 2 } });
  expect(read.ok && read.value.kept.map(({ type }) => type)).toEqual(["IHDR", "IDAT", "IEND"]);
});

test("an image with any byte changed, removed or added is refused", () => {
  for (const at of pixel.keys()) {
    const changed = Uint8Array.from(pixel, (byte, index) => (index === at ? byte ^ 0x20 : byte));
    expect([at, readPng(changed, 4096).ok]).toEqual([at, false]);
    expect([at, readPng(pixel.subarray(0, at), 4096).ok]).toEqual([at, false]);
  }
  expect(readPng(Uint8Array.of(...pixel, 0), 4096)).toEqual({ ok: false, error: { reason: "damaged" } });
});

test("an image that is too large is refused with the allowed side length", () => {
  expect(readPng(pixel, 0)).toEqual({ ok: false, error: { reason: "too_many_pixels", maxSide: 0 } });
});

test("another file format is refused as not_png, and an empty file as empty", () => {
  expect(readPng(Uint8Array.of(0xff, 0xd8, 0xff), 4096)).toEqual({ ok: false, error: { reason: "not_png" } });
  expect(readPng(new Uint8Array(), 4096)).toEqual({ ok: false, error: { reason: "empty" } });
});

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
