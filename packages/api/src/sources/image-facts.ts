/** The facts that the first bytes of a picture contain. */
export type ImageFacts = {
  readonly type: "image/png" | "image/jpeg" | "image/gif" | "image/webp";
  readonly width: number;
  readonly height: number;
};

/**
 * The type and size of an image by its bytes, whatever its server says; undefined for everything else, including SVG, which can
 * contain scripts.
 */
export function imageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngFacts(data) ?? gifFacts(data) ?? webpFacts(data) ?? jpegFacts(data);
  } catch (error) {
    // A RangeError means that the bytes end in the middle of a number.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function pngFacts(data: Buffer): ImageFacts | undefined {
  const isPng = startsWith(data, "89504e470d0a1a0a") && data.toString("latin1", 12, 16) === "IHDR";
  return isPng
    ? { type: "image/png", width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
    : undefined;
}

function gifFacts(data: Buffer): ImageFacts | undefined {
  if (!/^GIF8[79]a$/.test(data.toString("latin1", 0, 6))) return undefined;
  return { type: "image/gif", width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
}

function webpFacts(data: Buffer): ImageFacts | undefined {
  if (data.toString("latin1", 0, 4) !== "RIFF" || data.toString("latin1", 8, 12) !== "WEBP") return undefined;
  const type = "image/webp";
  switch (data.toString("latin1", 12, 16)) {
    case "VP8X":
      return { type, width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const bits = data.readUInt32LE(21);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8 ":
      return { type, width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
    default:
      return undefined;
  }
}

/** The segments of a JPEG up to its frame header. */
function jpegFacts(data: Buffer): ImageFacts | undefined {
  if (!startsWith(data, "ffd8ff")) return undefined;
  let at = 2;
  while (data.readUInt8(at) === 0xff) {
    const marker = data.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { type: "image/jpeg", width: data.readUInt16BE(at + 7), height: data.readUInt16BE(at + 5) };
    }
    at += 2 + Math.max(2, data.readUInt16BE(at + 2));
  }
  return undefined;
}

function startsWith(data: Buffer, hex: string): boolean {
  return data.subarray(0, hex.length / 2).equals(Buffer.from(hex, "hex"));
}
