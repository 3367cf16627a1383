import { expect, test } from "vitest";
import { localPath } from "./local-path.ts";

const origin = "https://portal.example";

test.each([
  ["/logbook/records?search=stent&page=2", "/logbook/records?search=stent&page=2"],
  ["/vouchers?acceptVoucher=VOUCHER-1#top", "/vouchers?acceptVoucher=VOUCHER-1#top"],
  ["https://portal.example/profile", "/profile"],
  ["https://elsewhere.example/profile", "/"],
  ["//elsewhere.example/profile", "/"],
  ["\\\\elsewhere.example", "/"],
  ["javascript:alert(1)", "/"],
  ["http://[", "/"],
])("%s leads to %s", (address, path) => {
  expect(localPath(address, origin)).toBe(path);
});
