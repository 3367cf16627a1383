import type { StorageItem } from "@cathedra/domain/storage";
import { expect, test } from "vitest";
import { actsFor } from "./allowed-actions.ts";

const item = (more: Partial<StorageItem>): StorageItem => ({
  Id: 1,
  Key: "a.pdf",
  IsDirectory: false,
  Size: 1,
  LastModified: "2026-11-23T08:00:00.000Z",
  ContentType: "application/pdf",
  Items: 0,
  ...more,
});
const pdf = item({});
const folder = item({ Id: 2, Key: "a/", IsDirectory: true, ContentType: null });
const bytes = item({ Id: 3, Key: "a.bin", ContentType: "application/octet-stream" });
const ids = (items: readonly StorageItem[], canKeep: boolean) => actsFor(items, canKeep).map(({ id }) => id);

test("support and qa may view, download and copy links, and product and sys_admin may also change (8.002, 8.003)", () => {
  expect(ids([pdf], false)).toEqual(["view", "download", "copyLink"]);
  expect(ids([folder], false)).toEqual(["open"]);
  expect(ids([pdf], true)).toEqual(["view", "download", "copyLink", "rename", "move", "remove"]);
  expect(ids([folder], true)).toEqual(["open", "rename", "move", "remove"]);
});

test("files without a preview can only be downloaded, and several items have their common actions", () => {
  expect(ids([bytes], false)).toEqual(["download", "copyLink"]);
  expect(ids([pdf, bytes], true)).toEqual(["download", "move", "remove"]);
  expect(ids([pdf, folder], true)).toEqual(["move", "remove"]);
  expect(ids([pdf, folder], false)).toEqual([]);
});
