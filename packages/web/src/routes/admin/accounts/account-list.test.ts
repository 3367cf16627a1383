import { expect, test } from "vitest";
import { skipReloadOnSearch } from "../../../router/skip-reload-on-search.ts";
import { accountsToShow, isWholeList, readAccountView, writeAccountView } from "./account-list.ts";

const accounts = ["Zürich Clinic", "Academy 10", "academy 2", "Lakeside Vascular Institute"].map((name) => ({
  name,
}));
const shown = (search: string, order: "a-z" | "z-a" = "a-z") =>
  accountsToShow(accounts, { search, order }).map(({ name }) => name);

test("accounts are sorted by name in both directions, and found regardless of case and accents (9.014)", () => {
  expect(shown("")).toEqual(["academy 2", "Academy 10", "Lakeside Vascular Institute", "Zürich Clinic"]);
  expect(shown("", "z-a")).toEqual(shown("").toReversed());
  expect(shown("ZURICH")).toEqual(["Zürich Clinic"]);
  expect(shown("institute lake")).toEqual(["Lakeside Vascular Institute"]);
  expect(shown("nobody")).toEqual([]);
});

test("a view is read back from its address, and unknown values give the default", () => {
  for (const view of [
    { search: "", order: "a-z" },
    { search: "a & b", order: "z-a" },
  ] as const) {
    expect(readAccountView(writeAccountView(view))).toEqual(view);
  }
  expect(readAccountView(new URLSearchParams("order=backwards"))).toEqual({ search: "", order: "a-z" });
  expect(writeAccountView({ search: "", order: "a-z" }).toString()).toBe("");
});

test("filtering requests nothing, but opening the page and reloading do", () => {
  const ask = (from: string, to: string) =>
    skipReloadOnSearch({
      currentUrl: new URL(from, "https://portal.example"),
      nextUrl: new URL(to, "https://portal.example"),
      defaultShouldRevalidate: true,
    });
  expect(ask("/admin/accounts", "/admin/accounts?search=a")).toBe(false);
  expect(ask("/admin/accounts?search=a", "/admin/accounts?search=a")).toBe(true);
  expect(ask("/admin", "/admin/accounts")).toBe(true);
});

test("a full first page of accounts may be incomplete (9.025)", () => {
  const some = Array.from({ length: 999 }, () => ({}));
  expect(isWholeList(some)).toBe(true);
  expect(isWholeList([...some, {}])).toBe(false);
});
