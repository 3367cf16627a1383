import type { StorageItem } from "@cathedra/domain/storage";
import { expect, test, vi } from "vitest";
import { createFolderRows, type FolderPage } from "./folder-rows.ts";

const item = (Id: number): StorageItem => ({
  Id,
  Key: `${Id}.pdf`,
  IsDirectory: false,
  Size: 1,
  LastModified: "2026-11-23T08:00:00.000Z",
  ContentType: null,
  Items: 0,
});

/** A folder with this number of files, read in pages of ten. */
function getFolder(total: number) {
  return vi.fn<(after: string | null) => Promise<FolderPage<StorageItem>>>(async (after) => {
    const from = Number(after ?? 0);
    const items = Array.from({ length: Math.min(10, total - from) }, (_, at) => item(from + at));
    const end = from + items.length;
    return { items, total, next: end < total ? String(end) : null };
  });
}

test("the first page gives the total number, and further pages are read on demand (8.009)", async () => {
  const read = getFolder(100);
  const rows = createFolderRows(read);
  await rows.refresh();
  expect(rows.get()).toMatchObject({ count: 100, isReading: false, isFresh: false });
  expect(rows.get().rows).toHaveLength(10);
  rows.want(35);
  rows.want(38);
  expect((await rows.upTo(38)).map(({ Id }) => Id)).toEqual(Array.from({ length: 38 }, (_, at) => at));
  expect(read).toHaveBeenCalledTimes(4);
});

test("a repeated reading of a folder replaces all rows at once", async () => {
  const read = getFolder(30);
  const rows = createFolderRows(read);
  await rows.refresh();
  await rows.upTo(30);
  const seen: number[] = [];
  rows.subscribe(() => seen.push(rows.get().rows.length));
  await rows.refresh(25);
  expect(new Set(seen)).toEqual(new Set([30]));
});

test("a page that cannot be read keeps the rows, and is requested again only on demand", async () => {
  const read = getFolder(30);
  const rows = createFolderRows(read);
  await rows.refresh();
  read.mockRejectedValueOnce(new Error("away"));
  await rows.upTo(20);
  expect(rows.get().failure).toEqual(new Error("away"));
  expect(rows.get().rows).toHaveLength(10);
  rows.want(20);
  expect(read).toHaveBeenCalledTimes(2);
  await rows.refresh(20);
  expect(rows.get()).toMatchObject({ failure: null, count: 30 });
});

test("a late answer is not shown", async () => {
  let answer: (page: FolderPage<StorageItem>) => void = () => undefined;
  const rows = createFolderRows(
    vi
      .fn<() => Promise<FolderPage<StorageItem>>>()
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
      .mockResolvedValue({ items: [item(2)], total: 1, next: null }),
  );
  const first = rows.refresh();
  await rows.refresh();
  answer({ items: [item(1)], total: 1, next: null });
  await first;
  expect(rows.get().rows).toEqual([item(2)]);
});

test("a failed reading is reported once, keeps the rows, and is repeated up to the wanted row", async () => {
  const read = getFolder(100);
  const onFailure = vi.fn<(failure: unknown) => void>();
  const rows = createFolderRows(read, onFailure);
  await rows.refresh();
  const failure = new Error("500");
  read.mockRejectedValueOnce(failure);
  await rows.refresh(25);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(failure);
  expect(rows.get()).toMatchObject({ failure, isReading: false });
  expect(rows.get().rows).toHaveLength(10);
  await rows.readAgain();
  expect(rows.get()).toMatchObject({ failure: null });
  expect(rows.get().rows).toHaveLength(30);
  // Nothing is read again when nothing has failed or when no component shows the folder.
  const asked = read.mock.calls.length;
  await rows.readAgain();
  read.mockRejectedValueOnce(failure);
  await rows.refresh();
  rows.close();
  await rows.readAgain();
  expect(read).toHaveBeenCalledTimes(asked + 1);
});
