import { describe, expect, test } from "vitest";
import { type VideoFormat, videoCheck } from "./video-check.ts";

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const box = (type: string, ...inside: readonly Buffer[]) => {
  const content = Buffer.concat(inside);
  return Buffer.concat([u32(8 + content.length), Buffer.from(type, "latin1"), content]);
};
const handler = (kind: string) => box("hdlr", u32(0), u32(0), Buffer.from(kind), Buffer.alloc(13));
const sizes = (...each: readonly number[]) => box("stsz", u32(0), u32(0), u32(each.length), ...each.map(u32));
const track = (kind: string, samples: Buffer) =>
  box("trak", box("tkhd", Buffer.alloc(84)), box("mdia", handler(kind), box("minf", box("stbl", samples))));
const ftyp = box("ftyp", Buffer.from("isomiso2"));
const frame = Buffer.alloc(300, 5);

const element = (id: string, ...inside: readonly Buffer[]) => {
  const content = Buffer.concat(inside);
  return Buffer.concat([Buffer.from(id, "hex"), u32(0x10000000 + content.length), content]);
};
/** A live recording does not contain its length. */
const endless = (id: string) =>
  Buffer.concat([Buffer.from(id, "hex"), Buffer.from("01ffffffffffffff", "hex")]);
const ebml = element("1a45dfa3", element("4282", Buffer.from("webm")));
const tracks = (type: number) =>
  element("1654ae6b", element("ae", element("d7", Buffer.from([1])), element("83", Buffer.from([type]))));
const block = (number = 1) => element("a3", Buffer.from([0x80 + number, 0, 0, 0x80]), frame);

const chunk = (type: string, content: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from(type), size, content, Buffer.alloc(content.length % 2)]);
};
const aviList = (kind: string, ...inside: readonly Buffer[]) =>
  chunk("LIST", Buffer.concat([Buffer.from(kind), ...inside]));
const avi = (...inside: readonly Buffer[]) =>
  chunk(
    "RIFF",
    Buffer.concat([Buffer.from("AVI "), aviList("hdrl", chunk("avih", Buffer.alloc(56))), ...inside]),
  );

const videos: readonly (readonly [string, VideoFormat, Buffer])[] = [
  ["an MP4", "mp4", Buffer.concat([ftyp, box("moov", track("vide", sizes(300))), box("mdat", frame)])],
  [
    "an MP4 that was written at once",
    "mp4",
    Buffer.concat([ftyp, box("mdat", frame), box("moov", track("vide", sizes(300)))]),
  ],
  [
    "an MP4 with sound before pictures",
    "mp4",
    Buffer.concat([
      ftyp,
      box("moov", track("soun", sizes(9)), track("vide", sizes(300))),
      box("mdat", frame),
    ]),
  ],
  [
    "an MP4 in fragments",
    "mp4",
    Buffer.concat([
      ftyp,
      box("moov", track("vide", sizes())),
      box("moof", box("traf", box("trun", u32(0), u32(1)))),
      box("mdat", frame),
    ]),
  ],
  [
    "a live WebM",
    "webm",
    Buffer.concat([ebml, endless("18538067"), tracks(1), endless("1f43b675"), block()]),
  ],
  [
    "a WebM with lengths",
    "webm",
    Buffer.concat([
      ebml,
      element(
        "18538067",
        element("ec", Buffer.alloc(9)),
        tracks(1),
        element("1f43b675", element("a0", element("a1", Buffer.from([0x81, 0, 0, 0]), frame))),
      ),
    ]),
  ],
  ["an AVI", "avi", avi(aviList("movi", chunk("01wb", Buffer.alloc(7)), chunk("00dc", frame)))],
];

const without: readonly (readonly [string, VideoFormat, Buffer])[] = [
  ["an MP4 of a head alone", "mp4", ftyp],
  [
    "an MP4 whose pictures are promised and not there",
    "mp4",
    Buffer.concat([ftyp, box("moov", track("vide", sizes(300)))]),
  ],
  [
    "an MP4 with less than its first picture",
    "mp4",
    Buffer.concat([ftyp, box("moov", track("vide", sizes(301))), box("mdat", frame)]),
  ],
  [
    "an MP4 of sound alone",
    "mp4",
    Buffer.concat([ftyp, box("moov", track("soun", sizes(300))), box("mdat", frame)]),
  ],
  [
    "an MP4 of sound in fragments",
    "mp4",
    Buffer.concat([
      ftyp,
      box("moov", track("soun", sizes())),
      box("moof", box("traf", box("trun", u32(0), u32(1)))),
      box("mdat", frame),
    ]),
  ],
  [
    "an MP4 without a sample",
    "mp4",
    Buffer.concat([ftyp, box("moov", track("vide", sizes())), box("mdat", frame)]),
  ],
  ["an MP4 whose box is smaller than its head", "mp4", Buffer.concat([ftyp, u32(3), Buffer.from("moov")])],
  ["a WebM of a head alone", "webm", Buffer.concat([ebml, endless("18538067")])],
  ["a WebM without a cluster", "webm", Buffer.concat([ebml, endless("18538067"), tracks(1)])],
  [
    "a WebM with an empty cluster",
    "webm",
    Buffer.concat([ebml, endless("18538067"), tracks(1), endless("1f43b675")]),
  ],
  [
    "a WebM whose block is cut off",
    "webm",
    Buffer.concat([ebml, endless("18538067"), tracks(1), endless("1f43b675"), block().subarray(0, -1)]),
  ],
  [
    "a WebM of sound alone",
    "webm",
    Buffer.concat([ebml, endless("18538067"), tracks(2), endless("1f43b675"), block()]),
  ],
  [
    "a WebM with a block of no track",
    "webm",
    Buffer.concat([ebml, endless("18538067"), tracks(1), endless("1f43b675"), block(2)]),
  ],
  ["an AVI of a head alone", "avi", avi()],
  ["an AVI with an empty picture", "avi", avi(aviList("movi", chunk("00dc", Buffer.alloc(0))))],
  ["an AVI of sound alone", "avi", avi(aviList("movi", chunk("01wb", frame)))],
  ["nothing", "webm", Buffer.alloc(0)],
  ["noise behind a head", "webm", Buffer.concat([ebml, Buffer.alloc(500, 3)])],
];

const found = (format: VideoFormat, bytes: Buffer, piece: number) => {
  const check = videoCheck(format);
  for (let at = 0; at < bytes.length; at += piece) check.take(bytes.subarray(at, at + piece));
  return check.hasFrame();
};

describe.each([1, 7, 100_000])("reading %d bytes at a time", (piece) => {
  test.each(videos)("%s is recognised as having a frame", (_what, format, bytes) => {
    expect(found(format, bytes, piece)).toBe(true);
  });

  test.each(without)("%s is recognised as having no frame", (_what, format, bytes) => {
    expect(found(format, bytes, piece)).toBe(false);
  });
});
