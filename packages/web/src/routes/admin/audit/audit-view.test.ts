import { expect, test } from "vitest";
import { auditView, getFilter, narrowedHref } from "./audit-view.ts";

const read = (query: string) => auditView.read(new URLSearchParams(query));

test("every filter is in the address and is read back from it", () => {
  const query =
    "person=ab-1&role=on&thing=group%3A12&search=ir&act=group.removed&customer=3&from=2026-11-01&to=2026-11-02&before=77";
  expect(auditView.write(read(query)).toString()).toBe(query);
});

test("invalid parameters do not filter", () => {
  expect(auditView.isNarrowed(read("thing=12&act=DROP&before=x&role=either"))).toBe(false);
});

test("a group of actions and a single action are distinguished, and a role counts only with a person", () => {
  expect(getFilter(read("act=groups&role=by"))).toMatchObject({ group: "groups", action: null, role: null });
  expect(getFilter(read("act=group.left"))).toMatchObject({ group: null, action: "group.left" });
});

test("the period includes its last day", () => {
  const { from, to } = getFilter(read("from=2026-11-01&to=2026-11-01"));
  expect(Date.parse(String(to)) - Date.parse(String(from))).toBe(24 * 3_600_000);
});

test("all entries about one object have their own address", () => {
  expect(narrowedHref({ thing: "group:12" })).toBe("/admin/audit?thing=group%3A12");
});
