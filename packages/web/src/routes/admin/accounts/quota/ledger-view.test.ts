import { expect, test } from "vitest";
import { getFilters, ledgerView, wholeLedger } from "./ledger-view.ts";

test("a period includes its whole last day", () => {
  const { from, to } = getFilters({ ...wholeLedger, from: "2026-02-28", until: "2026-02-28" });
  expect(new Date(from ?? "")).toEqual(new Date(2026, 1, 28));
  expect(new Date(to ?? "")).toEqual(new Date(2026, 2, 1));
});

test("the address of a voucher's movements filters the ledger by that voucher", () => {
  const view = ledgerView.read(new URLSearchParams("voucher=12"));
  expect(view).toEqual({ ...wholeLedger, voucher: 12 });
  expect(ledgerView.isNarrowed(view)).toBe(true);
  expect(ledgerView.isNarrowed({ ...wholeLedger, page: 3 })).toBe(false);
});
