import { expect, test } from "vitest";
import { caseHref, readCaseHref, withoutCase } from "./case-href.ts";

const read = (href: string) => readCaseHref(new URL(href, "http://localhost").searchParams);

test("a link to a case is read back unchanged", () => {
  expect(read(caseHref({ case_id: "carotid-01" }))).toEqual({ caseId: "carotid-01", voucherId: null });
  expect(read(caseHref({ case_id: "a&b", voucher_id: 7 }))).toEqual({ caseId: "a&b", voucherId: 7 });
  expect(read("/cloud-cases?case=a&voucher=x")).toEqual({ caseId: "a", voucherId: null });
  expect(read(caseHref({ case_id: null, voucher_id: 7 }))).toBeNull();
});

test("closing the dialog keeps the rest of the address", () => {
  const query = new URLSearchParams("listBy=case&case=a&voucher=7");
  expect(withoutCase(query).toString()).toBe("listBy=case");
});
