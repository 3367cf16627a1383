import { expect, test } from "vitest";
import { storageHref, storageView } from "./storage-view.ts";

const read = (query: string) => storageView.read(new URLSearchParams(query));

test("folder, search, order and open file are in the address, and the newest come first by default (8.001, 8.015)", () => {
  const whole = {
    folder: "Manuals/2026/",
    search: "stent",
    sort: "nameAscending",
    open: "Manuals/2026/a b.pdf",
  } as const;
  const href = storageHref(whole);
  expect(href).toBe(
    "/admin/s3?folder=Manuals%2F2026%2F&search=stent&sort=nameAscending&open=Manuals%2F2026%2Fa+b.pdf",
  );
  expect(read(href.split("?")[1] ?? "")).toEqual(whole);
  expect(storageHref({})).toBe("/admin/s3");
  expect(read("")).toEqual({ folder: "", search: "", sort: "date", open: "" });
});

test("a folder is the same with and without slashes at its ends, and an unknown order gives the default", () => {
  expect(read("folder=Manuals").folder).toBe("Manuals/");
  expect(read("folder=/Manuals/").folder).toBe("Manuals/");
  expect(read("folder=/").folder).toBe("");
  expect(read("sort=size").sort).toBe("date");
});
