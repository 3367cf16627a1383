import { expect, test } from "vitest";
import { voucherName } from "./voucher-name.ts";

test("a voucher is shown with its name, or with its number if it has no name", () => {
  expect(voucherName({ id: 12, name: "Residents, spring" })).toBe("Residents, spring");
  expect(voucherName({ id: 12, name: null })).toBe("Voucher 12");
});
