import { err, ok, type Result } from "../result.ts";

/** Why some bytes are not kept as a picture. */
export type PictureRefusal =
  | { readonly reason: "empty" }
  /** The first bytes are not those of a PNG, whatever the file's name is. */
  | { readonly reason: "not_png" }
  /** The file is cut off, changed, or has data after its end. */
  | { readonly reason: "damaged" }
  | { readonly reason: "too_many_pixels"; readonly maxSide: number };

export type PngFacts = {
  readonly width: number;
  readonly height: number;
  /** The size of the unpacked pixels, in bytes. */
  readonly unpackedBytes: number;
  /** The chunks that are needed to draw a picture. Texts, the place where it was taken, and animations are not among them. */
  readonly kept: readonly PngChunk[];
};

export type PngChunk = { readonly type: string; readonly start: number; readonly end: number };

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const drawing = new Set([
  "IHDR",
  "PLTE",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "sBIT",
  "pHYs",
  "IDAT",
  "IEND",
]);
/** Which bit depths a colour type has, and how many samples a pixel (PNG, third edition, 11.2.1). */
const colours: Readonly<Record<number, { readonly depths: readonly number[]; readonly samples: number }>> = {
  0: { depths: [1, 2, 4, 8, 16], samples: 1 },
  2: { depths: [8, 16], samples: 3 },
  3: { depths: [1, 2, 4, 8], samples: 1 },
  4: { depths: [8, 16], samples: 2 },
  6: { depths: [8, 16], samples: 4 },
};
/** The offsets and the steps of the seven passes of an interlaced picture. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Whether the bytes are one whole PNG, chunk by chunk (5.030). Its pixels are not unpacked here, only counted. */
export function readPng(bytes: Uint8Array, maxSide: number): Result<PngFacts, PictureRefusal> {
  if (bytes.length === 0) return err({ reason: "empty" });
  if (!signature.every((byte, at) => bytes[at] === byte)) return err({ reason: "not_png" });
  const chunks = getChunks(bytes);
  if (chunks === undefined || !isInOrder(chunks)) return err({ reason: "damaged" });
  const header = getHeader(bytes);
  if (header === undefined) return err({ reason: "damaged" });
  const { width, height } = header;
  if (width > maxSide || height > maxSide) return err({ reason: "too_many_pixels", maxSide });
  const kept = chunks.filter(({ type }) => drawing.has(type));
  return ok({ width, height, unpackedBytes: getUnpackedBytes(header), kept });
}

/** Undefined if a chunk is cut off, does not match its checksum, or is followed by data after the end chunk. */
function getChunks(bytes: Uint8Array): readonly PngChunk[] | undefined {
  const view = toView(bytes);
  const chunks: PngChunk[] = [];
  let at = signature.length;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length || view.getUint32(end - 4) !== crc32(bytes, at + 4, end - 4)) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ type, start: at, end });
    if (type === "IEND") return end === bytes.length ? chunks : undefined;
    at = end;
  }
  return undefined;
}

/** Whether the header comes first, and the chunks of pixels follow each other directly. */
function isInOrder(chunks: readonly PngChunk[]): boolean {
  const types = chunks.map(({ type }) => type);
  const [first, last] = [types.indexOf("IDAT"), types.lastIndexOf("IDAT")];
  const isOnce = ["IHDR", "PLTE"].every((type) => types.indexOf(type) === types.lastIndexOf(type));
  return (
    isOnce && types[0] === "IHDR" && first > 0 && types.slice(first, last).every((type) => type === "IDAT")
  );
}

type Header = {
  readonly width: number;
  readonly height: number;
  readonly bitsOfPixel: number;
  readonly isInterlaced: boolean;
};

function getHeader(bytes: Uint8Array): Header | undefined {
  const view = toView(bytes);
  if (view.getUint32(8) !== 13) return undefined;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = bytes.subarray(24, 29);
  const known = colours[colour];
  const isRight =
    known?.depths.includes(depth) === true && compression === 0 && filter === 0 && interlace <= 1;
  if (!isRight || width === 0 || height === 0) return undefined;
  return { width, height, bitsOfPixel: depth * known.samples, isInterlaced: interlace === 1 };
}

/** The size of the unpacked pixels in bytes. Each row begins with one byte that names its filter. */
function getUnpackedBytes({ width, height, bitsOfPixel, isInterlaced }: Header): number {
  const getSize = (columns: number, rows: number) =>
    columns === 0 ? 0 : rows * (1 + Math.ceil((columns * bitsOfPixel) / 8));
  if (!isInterlaced) return getSize(width, height);
  return passes.reduce(
    (sum, [left, top, across, down]) =>
      sum + getSize(Math.ceil((width - left) / across), Math.ceil((height - top) / down)),
    0,
  );
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Uint8Array, from: number, to: number): number {
  let value = 0xffffffff;
  for (let at = from; at < to; at += 1) {
    value = (crcTable[(value ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8);
  }
  return (value ^ 0xffffffff) >>> 0;
}

function toView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
