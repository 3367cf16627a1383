import { expect, test } from "vitest";
import { formatToPlay, getRecordings, type VideoFormat } from "./recordings.ts";

const named = (name: string) => ({ name });

test("files with the same base name form one recording, with playable formats first (6.025, X105)", () => {
  const files = ["b.avi", "run 1.webm", "b.mp4", "RUN 1.mp4", "b.webm", "run 1.mp4"].map(named);
  expect(getRecordings(files).map(({ name, files: same }) => [name, same.map((file) => file.name)])).toEqual([
    ["b", ["b.mp4", "b.webm", "b.avi"]],
    ["run 1", ["run 1.mp4", "run 1.webm"]],
    ["RUN 1", ["RUN 1.mp4"]],
  ]);
  expect(getRecordings([])).toEqual([]);
});

const portal = { isDesktopClient: false, supportsMp4: false };
const desktop = { isDesktopClient: true, supportsMp4: false };
const desktopWithMp4 = { isDesktopClient: true, supportsMp4: true };

test.each<[VideoFormat[], VideoFormat | undefined, VideoFormat | undefined, VideoFormat | undefined]>([
  [["mp4", "webm", "avi"], "mp4", "webm", "mp4"],
  [["webm", "avi"], "webm", "webm", "webm"],
  [["mp4", "avi"], "mp4", "mp4", "mp4"],
  [["avi"], undefined, undefined, undefined],
  [[], undefined, undefined, undefined],
])(
  "for %j, a browser plays %s, the desktop client %s, and %s with mp4 support (6.025, X105)",
  (formats, ...plays) => {
    expect([portal, desktop, desktopWithMp4].map((player) => formatToPlay(formats, player))).toEqual(plays);
  },
);
