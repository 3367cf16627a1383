/** The next request of the file's parser: to read or to skip a number of bytes. */
type Want = { readonly read: number } | { readonly skip: number };
type Walk = Generator<Want, boolean, Buffer>;

export type VideoFormat = "mp4" | "webm" | "avi";

export type VideoCheck = {
  readonly take: (piece: Buffer) => void;
  /** Whether all bytes of at least one frame have passed. */
  readonly hasFrame: () => boolean;
};

/**
 * Looks for a frame in a recording of any length while it is streamed, with a few bytes of memory: a file that ends after its
 * header has none. It is not decoded, because the portal has no video decoder.
 */
export function videoCheck(format: VideoFormat): VideoCheck {
  const walk = walks[format]();
  let next: IteratorResult<Want, boolean> = walk.next();
  let held: Buffer = Buffer.alloc(0);
  let toSkip = 0;
  const goOn = (read: Buffer): void => {
    next = walk.next(read);
    toSkip = next.done !== true && "skip" in next.value ? next.value.skip : 0;
  };
  const none = Buffer.alloc(0);
  if (next.done !== true && "skip" in next.value) toSkip = next.value.skip;
  return {
    take(piece) {
      held = held.length === 0 ? piece : Buffer.concat([held, piece]);
      for (;;) {
        const { done, value } = next;
        if (done === true) break;
        if ("skip" in value) {
          const gone = Math.min(toSkip, held.length);
          held = held.subarray(gone);
          toSkip -= gone;
          if (toSkip > 0) return;
          goOn(none);
        } else {
          if (held.length < value.read) return;
          const bytes = held.subarray(0, value.read);
          held = held.subarray(value.read);
          goOn(bytes);
        }
      }
      held = none;
    },
    hasFrame: () => next.done === true && next.value,
  };
}

const walks: Readonly<Record<VideoFormat, () => Walk>> = { mp4: walkMp4, webm: walkWebm, avi: walkAvi };

/** Boxes that contain only other boxes (ISO 14496-12), so that their content begins directly after their header. */
const boxesOfMp4 = new Set(["moov", "trak", "mdia", "minf", "stbl", "moof", "traf"]);

/** Searches an MP4 file for a video track with samples, and for as many bytes of media data as the first sample needs. */
function* walkMp4(): Walk {
  let track = { isVideo: false, samples: 0, firstBytes: 1 };
  let hasVideo = false;
  let needed: number | undefined;
  let mediaBytes = 0;
  const isThere = () => needed !== undefined && mediaBytes >= needed;
  for (;;) {
    const head = yield { read: 8 };
    const type = head.toString("latin1", 4, 8);
    let size = head.readUInt32BE(0) - 8;
    if (size === 1 - 8) size = Number((yield { read: 8 }).readBigUInt64BE(0)) - 16;
    else if (size === -8) size = Number.MAX_SAFE_INTEGER;
    if (size < 0) return false;
    if (type === "trak") track = { isVideo: false, samples: 0, firstBytes: 1 };
    if (boxesOfMp4.has(type)) continue;
    if (type === "mdat") {
      // The number of bytes to skip: those that are needed, if their number is known, otherwise all of the box.
      const most = needed === undefined ? size : Math.min(size, Math.max(0, needed - mediaBytes));
      yield { skip: most };
      mediaBytes += most;
      if (isThere()) return true;
      yield { skip: size - most };
      continue;
    }
    let read = 0;
    if (type === "hdlr" && size >= 12) {
      track.isVideo ||= (yield { read: 12 }).toString("latin1", 8, 12) === "vide";
      read = 12;
    } else if (type === "stsz" && size >= 12) {
      const sizes = yield { read: 12 };
      read = 12;
      const [same, samples] = [sizes.readUInt32BE(4), sizes.readUInt32BE(8)];
      let firstBytes = same;
      if (same === 0 && samples > 0 && size >= 16) {
        firstBytes = (yield { read: 4 }).readUInt32BE(0);
        read = 16;
      }
      track = { ...track, samples, firstBytes: Math.max(1, firstBytes) };
    } else if (type === "trun" && size >= 8) {
      // The file is fragmented: its samples are described here and not in its tracks.
      if ((yield { read: 8 }).readUInt32BE(4) > 0 && hasVideo) needed ??= mediaBytes + 1;
      read = 8;
    }
    hasVideo ||= track.isVideo;
    if (track.isVideo && track.samples > 0) needed = Math.min(needed ?? track.firstBytes, track.firstBytes);
    if (isThere()) return true;
    yield { skip: size - read };
  }
}

const webm = { segment: 0x18538067, cluster: 0x1f43b675, blockGroup: 0xa0, tracks: 0x1654ae6b, track: 0xae };
const elementsOfWebm = new Set<number>(Object.values(webm));
const trackType = 0x83;
const trackNumber = 0xd7;
const blocks = new Set([0xa3, 0xa1]);

/**
 * Searches a WebM file for a complete block of a video track (RFC 9559). Segments and clusters of a live recording do not state
 * their length.
 */
function* walkWebm(): Walk {
  const videos = new Set<number>();
  let number = 0;
  let isVideo = false;
  for (;;) {
    const id = yield* vint(false);
    const size = yield* vint(true);
    if (id === undefined || size === undefined) return false;
    if (id === webm.track) [number, isVideo] = [0, false];
    if (elementsOfWebm.has(id)) continue;
    if (size === unknownSize) return false;
    if ((id === trackType || id === trackNumber) && size >= 1 && size <= 8) {
      const value = (yield { read: size }).readUIntBE(Math.max(0, size - 6), Math.min(size, 6));
      if (id === trackType) isVideo = value === 1;
      else number = value;
      if (isVideo && number > 0) videos.add(number);
      continue;
    }
    if (blocks.has(id) && size > 4) {
      const first = (yield { read: 1 }).readUInt8(0);
      // The block's time and flags take three more bytes; track numbers above 126 are not supported.
      yield { skip: size - 1 };
      if (first > 0x80 && videos.has(first & 0x7f)) return true;
      continue;
    }
    yield { skip: size };
  }
}

const unknownSize = -1;

/**
 * Reads a number of variable length, which its first byte states; for an id the marker bit is kept. Undefined at the end of the
 * file.
 */
function* vint(isSize: boolean): Generator<Want, number | undefined, Buffer> {
  const first = (yield { read: 1 }).readUInt8(0);
  const length = Math.clz32(first) - 23;
  if (length > (isSize ? 8 : 4)) return undefined;
  let value = isSize ? first & ((1 << (8 - length)) - 1) : first;
  let hasOnlyOnes = value === (1 << (8 - length)) - 1;
  if (length > 1) {
    for (const byte of yield { read: length - 1 }) {
      value = value * 256 + byte;
      hasOnlyOnes &&= byte === 0xff;
    }
  }
  return isSize && hasOnlyOnes ? unknownSize : value;
}

/** Searches an AVI file for a chunk with a picture. Lists are entered whatever length they state. */
function* walkAvi(): Walk {
  for (;;) {
    const head = yield { read: 8 };
    const type = head.toString("latin1", 0, 4);
    const size = head.readUInt32LE(4);
    if (type === "RIFF" || type === "LIST") {
      const kind = (yield { read: 4 }).toString("latin1");
      if (/^(?:AVI |AVIX|hdrl|strl|movi|rec )$/.test(kind)) continue;
      yield { skip: Math.max(0, size - 4) + (size % 2) };
      continue;
    }
    yield { skip: size };
    if (size > 0 && /^\d\d(?:db|dc)$/.test(type)) return true;
    yield { skip: size % 2 };
  }
}
