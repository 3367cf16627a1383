import { expect, test } from "vitest";
import { getSummary, isInParts, toBegin, type Upload, type UploadState } from "./queue.ts";

const upload = (id: number, is: UploadState["is"], more: Partial<Upload> = {}): Upload => ({
  id,
  key: `a/${id}.pdf`,
  size: 100,
  file: null,
  policy: "refuse",
  begun: null,
  begunAt: null,
  isComparing: false,
  sent: 0,
  state: is === "failed" ? { is, text: "no" } : { is },
  ...more,
});

test("three uploads are sent at a time", () => {
  const waiting = [1, 2, 3, 4, 5].map((id) => upload(id, "waiting"));
  expect(toBegin(waiting).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(toBegin([upload(9, "sending"), upload(8, "paused"), ...waiting]).map(({ id }) => id)).toEqual([
    1, 2,
  ]);
});

test("the total progress counts bytes, without cancelled and skipped uploads", () => {
  const all = [
    upload(1, "done"),
    upload(2, "sending", { sent: 50 }),
    upload(3, "cancelled"),
    upload(4, "skipped"),
    upload(5, "failed"),
    upload(6, "taken"),
  ];
  const { share, ...counts } = getSummary(all);
  expect(counts).toEqual({ done: 1, failed: 1, underWay: 2, all: 4 });
  expect(share).toBeCloseTo(151 / 404);
  expect(getSummary([]).share).toBe(1);
  expect(getSummary([upload(1, "done", { size: 0 })]).share).toBe(1);
});

test("files of 100 MB and more are sent in parts", () => {
  expect(isInParts({ size: 100 * 1024 ** 2 - 1 })).toBe(false);
  expect(isInParts({ size: 100 * 1024 ** 2 })).toBe(true);
});
