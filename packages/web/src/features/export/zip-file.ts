/** A file inside a zip: its name there, and its text in pieces, of which one at a time is in memory. */
export type ZipEntry = { readonly name: string; readonly text: Iterable<string> };

/** 1 January 1980, the first day that a zip can state: the files are parts of a document and have no time of their own. */
const firstDay = 0x21;
const deflated = 8;
/** The names are UTF-8. */
const flags = 0x0800;

/** Packs texts into a zip file, compressed by the browser. An iterable is read as fast as its pieces can be compressed. */
export async function makeZipFile(entries: Iterable<ZipEntry>): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { name, text } of entries) {
    const { data, size, checksum } = await compress(text);
    const encoded = new TextEncoder().encode(name);
    const about = [
      ...[20, flags, deflated, 0, firstDay].map(short),
      ...[checksum, data.length, size].map(long),
      ...[encoded.length, 0].map(short),
    ];
    const local = join([long(0x04034b50), ...about, encoded]);
    const place = [...[0, 0, 0].map(short), ...[0, offset].map(long)];
    directory.push(join([long(0x02014b50), short(20), ...about, ...place, encoded]));
    parts.push(local, data);
    offset += local.length + data.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const count = directory.length;
  const end = join([
    long(0x06054b50),
    ...[0, 0, count, count].map(short),
    ...[length, offset].map(long),
    short(0),
  ]);
  return join([...parts, ...directory, end]).buffer;
}

/** The compressed bytes of a text in pieces, without the frame of zlib: raw deflate is not known to Chromium 102. */
async function compress(text: Iterable<string>) {
  const stream = new CompressionStream("deflate");
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const isRead = readAll(stream.readable, chunks);
  const writer = stream.writable.getWriter();
  const encoder = new TextEncoder();
  let size = 0;
  let checksum = ~0;
  for (const piece of text) {
    const bytes = encoder.encode(piece);
    size += bytes.length;
    checksum = updateChecksum(checksum, bytes);
    await writer.write(bytes);
  }
  await writer.close();
  await isRead;
  const whole = join(chunks);
  return { data: whole.subarray(2, -4), size, checksum: ~checksum >>> 0 };
}

async function readAll(
  readable: ReadableStream<Uint8Array<ArrayBuffer>>,
  chunks: Uint8Array<ArrayBuffer>[],
): Promise<void> {
  const reader = readable.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) chunks.push(read.value);
}

/** Numbers of two and of four bytes, the lowest byte first. */
const short = (value: number) => new Uint8Array([value, value >>> 8]);
const long = (value: number) => new Uint8Array([value, value >>> 8, value >>> 16, value >>> 24]);

function join(parts: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const checksums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** CRC-32, as zip files have it; inverted at the beginning and at the end. */
function updateChecksum(checksum: number, bytes: Uint8Array): number {
  let value = checksum;
  for (const byte of bytes) value = (checksums[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return value;
}
