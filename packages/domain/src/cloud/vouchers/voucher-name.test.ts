import { expect, test } from "vitest";
import { voucherName } from "./voucher-name.ts";

test("a voucher is called by its name, or by its number", () => {
  expect(voucherName({ id: 12, name: "Residents, spring" })).toBe("Residents, spring");
  expect(voucherName({ id: 12, name: null })).toBe("Voucher 12");
});
