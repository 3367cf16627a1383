/**
 * Adds the duration to a WebM file. Browsers record without knowing it, so that players can neither show progress nor seek.
 * Files of another structure are unchanged.
 */
export function withDuration(webm: Buffer, seconds: number): Buffer {
  const info = getInfo(webm);
  if (info === undefined || !(seconds > 0)) return webm;
  const content = webm.subarray(info.start, info.end);
  if (content.includes(durationId)) return webm;
  // The duration in the file's own time unit, which is a millisecond in files from browsers.
  const duration = Buffer.alloc(11);
  durationId.copy(duration);
  duration[2] = 0x88;
  duration.writeDoubleBE(seconds * 1000, 3);
  return Buffer.concat([
    webm.subarray(0, info.at),
    infoId,
    getSize(content.length + duration.length),
    content,
    duration,
    webm.subarray(info.end),
  ]);
}

const segmentId = Buffer.from("18538067", "hex");
const infoId = Buffer.from("1549a966", "hex");
const durationId = Buffer.from("4489", "hex");
/** An `Info` element is at the very beginning of the file. */
const beginning = 4096;

/**
 * The positions of the file's `Info` element and of its content. Undefined if the segment has a known size, which would have to
 * grow too.
 */
function getInfo(
  webm: Buffer,
): { readonly at: number; readonly start: number; readonly end: number } | undefined {
  const head = webm.subarray(0, beginning);
  const segment = head.indexOf(segmentId);
  const at = head.indexOf(infoId);
  if (segment < 0 || at < segment || sizeAt(head, segment + segmentId.length)?.value !== undefined)
    return undefined;
  const size = sizeAt(head, at + infoId.length);
  if (size?.value === undefined) return undefined;
  const start = at + infoId.length + size.length;
  const end = start + size.value;
  return end <= webm.length ? { at, start, end } : undefined;
}

/** A size in the format of WebM: the leading zeros of the first byte give the number of bytes; all ones mean unknown. */
function sizeAt(
  webm: Buffer,
  at: number,
): { readonly length: number; readonly value: number | undefined } | undefined {
  const first = webm[at];
  if (first === undefined || first === 0) return undefined;
  const length = Math.clz32(first) - 23;
  if (at + length > webm.length) return undefined;
  const read = BigInt(`0x${webm.subarray(at, at + length).toString("hex")}`);
  const all = (1n << BigInt(7 * length)) - 1n;
  const value = read & all;
  return { length, value: value === all ? undefined : Number(value) };
}

/** Sizes are always written in four bytes. */
function getSize(length: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(0x1000_0000 + length);
  return size;
}
