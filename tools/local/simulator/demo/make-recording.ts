import type { Recorded } from "../recordings.ts";
import { drawShot, recordingFrame } from "../results/draw-shot.ts";
import type { Shot } from "../suite/shots.ts";

/** The interval between two frames of a recording in milliseconds; clusters are multiples of it. */
export const frameMs = 500;
const clusterMs = 4000;

/**
 * A recording made from single pictures without a browser: a lossy WebP contains a VP8 key frame (RFC 9649, RFC 6386), which
 * WebM can contain unchanged (RFC 9559). Null without pictures.
 */
export async function makeRecording(shots: readonly Shot[]): Promise<Recorded | null> {
  const takenAt = shots[0]?.takenAt ?? 0;
  const frames: Buffer[] = [];
  for (const shot of shots) frames.push(getKeyFrame(await drawShot(shot, recordingFrame)));
  const [first] = frames;
  if (first === undefined) return null;
  const seconds = (frames.length * frameMs) / 1000;
  return { content: webmOf(frames, getSize(first), seconds), seconds, takenAt };
}

/** The VP8 data in a WebP file. */
function getKeyFrame(webp: Buffer): Buffer {
  const at = webp.indexOf("VP8 ", 12, "latin1");
  if (at === -1) throw new Error("no lossy picture");
  const start = at + 8;
  return webp.subarray(start, start + webp.readUInt32LE(at + 4));
}

/** Width and height from the key frame, after its tag and its start code. */
function getSize(frame: Buffer): { readonly width: number; readonly height: number } {
  return { width: frame.readUInt16LE(6) & 0x3fff, height: frame.readUInt16LE(8) & 0x3fff };
}

function webmOf(
  frames: readonly Buffer[],
  { width, height }: { readonly width: number; readonly height: number },
  seconds: number,
): Buffer {
  const header = element("1a45dfa3", [
    element("4282", [Buffer.from("webm")]),
    element("4287", [number(2)]),
    element("4285", [number(2)]),
  ]);
  const duration = Buffer.alloc(8);
  duration.writeDoubleBE(seconds * 1000);
  const app = Buffer.from("Cathedra local simulator");
  const info = element("1549a966", [
    element("2ad7b1", [number(1_000_000)]),
    element("4489", [duration]),
    element("4d80", [app]),
    element("5741", [app]),
  ]);
  const video = element("e0", [element("b0", [number(width)]), element("ba", [number(height)])]);
  const track = [element("d7", [number(1)]), element("73c5", [number(1)]), element("83", [number(1)])];
  const tracks = element("1654ae6b", [
    element("ae", [...track, element("86", [Buffer.from("V_VP8")]), video]),
  ]);
  const clusters = getClusters(frames);
  // Every number in the cues takes four bytes, so that their length is known before their content.
  const cuesLength = getCues(clusters.map(({ at }) => ({ at, position: 0 }))).length;
  let position = info.length + tracks.length + cuesLength;
  const cues = getCues(
    clusters.map(({ at, content }) => {
      const cue = { at, position };
      position += content.length;
      return cue;
    }),
  );
  const segment = [info, tracks, cues, ...clusters.map(({ content }) => content)];
  return Buffer.concat([header, element("18538067", segment)]);
}

function getClusters(
  frames: readonly Buffer[],
): readonly { readonly at: number; readonly content: Buffer }[] {
  const inEach = clusterMs / frameMs;
  return Array.from({ length: Math.ceil(frames.length / inEach) }, (_, cluster) => {
    const at = cluster * clusterMs;
    const blocks = frames.slice(cluster * inEach, (cluster + 1) * inEach).map((frame, index) => {
      const head = Buffer.from([0x81, 0, 0, 0x80]);
      head.writeInt16BE(index * frameMs, 1);
      return element("a3", [head, frame]);
    });
    return { at, content: element("1f43b675", [element("e7", [number(at)]), ...blocks]) };
  });
}

function getCues(points: readonly { readonly at: number; readonly position: number }[]): Buffer {
  const cues = points.map(({ at, position }) => {
    const track = element("b7", [element("f7", [number(1)]), element("f1", [number(position)])]);
    return element("bb", [element("b3", [number(at)]), track]);
  });
  return element("1c53bb6b", cues);
}

/** An element of EBML, with its length in eight bytes. */
function element(id: string, content: readonly Buffer[]): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(
    0x0100_0000_0000_0000n | BigInt(content.reduce((sum, each) => sum + each.length, 0)),
  );
  return Buffer.concat([Buffer.from(id, "hex"), length, ...content]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
