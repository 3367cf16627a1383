import { expect, test } from "vitest";
import { revalidateUnlessRowOpened, withOpened } from "./opened-row.ts";

const asks = (from: string, to: string) =>
  revalidateUnlessRowOpened({
    currentUrl: new URL(from, "https://portal.test"),
    nextUrl: new URL(to, "https://portal.test"),
    defaultShouldRevalidate: true,
  });

test("opening and closing a row does not reload the table", () => {
  expect(asks("/admin/events?space=2", "/admin/events?space=2&open=7")).toBe(false);
  expect(asks("/admin/events?open=7", "/admin/events")).toBe(false);
  expect(asks("/admin/events?open=7", "/admin/events?open=8")).toBe(false);
});

test("another search, another page and the same address again reload it", () => {
  expect(asks("/admin/events?open=7", "/admin/events?open=7&space=2")).toBe(true);
  expect(asks("/admin/events", "/admin/cloud-case-vouchers?open=7")).toBe(true);
  expect(asks("/admin/events?open=7", "/admin/events?open=7")).toBe(true);
});

test("opening and closing keep the rest of the address", () => {
  const query = new URLSearchParams("search=a+b&open=1");
  expect(withOpened(query, 12).toString()).toBe("search=a+b&open=12");
  expect(withOpened(query, null).toString()).toBe("search=a+b");
});
