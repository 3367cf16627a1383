import { crc32, deflateSync } from "node:zlib";

export type PngOptions = {
  readonly width?: number;
  readonly height?: number;
  /** The colour of all pixels: red, green and blue. */
  readonly colour?: readonly [number, number, number];
  /** Additional chunks after the header: a type of four letters, and the content. */
  readonly extra?: readonly (readonly [type: string, content: Uint8Array])[];
  /** Bytes instead of the pixels that the header promises. */
  readonly pixels?: Uint8Array;
};

/** A PNG picture of one colour, 8 bits a channel. */
export function aPng({
  width = 64,
  height = 64,
  colour = [15, 118, 110],
  extra = [],
  pixels,
}: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(colour))]);
  const content = pixels ?? Buffer.alloc(row.length * height, row);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    ...extra.map(([type, inside]) => chunk(type, inside)),
    chunk("IDAT", deflateSync(content)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A PNG of exactly so many bytes, filled up with a chunk that draws nothing. */
export function getAPng(bytes: number): Buffer {
  const bare = aPng();
  return aPng({ extra: [["teXt", Buffer.alloc(bytes - bare.length - 12, "a")]] });
}

function chunk(type: string, content: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(typed), 4);
  return Buffer.concat([frame.subarray(0, 4), typed, frame.subarray(4)]);
}
