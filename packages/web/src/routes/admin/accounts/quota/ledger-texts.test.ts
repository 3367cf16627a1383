import { expect, test } from "vitest";
import { amountText, causeText, exactHours, kindText, usedText } from "./ledger-texts.ts";

const hour = 3_600_000;
const movement = (kind: string, hours: number, rest: object = {}) => ({
  kind,
  amountInMs: hours * hour,
  voucherId: null,
  voucherType: null,
  voucherName: null,
  ...rest,
});

test.each([
  ["top_up", 120, "Top-up", "+120"],
  ["top_up", -10, "Correction", "−10"],
  ["reserve", 1.5, "Reserved", "−1.5"],
  ["release", 2, "Returned", "+2"],
  ["consume", 1, "Granted", "1"],
  ["refund", 1, "Refunded", "+1"],
  ["give_back", 1, "Given back", "1"],
])("text of a %s of %s hours", (kind, hours, word, amount) => {
  expect(kindText(movement(kind, hours))).toBe(word);
  expect(amountText(movement(kind, hours), "en")).toBe(amount);
});

test("a movement shows its voucher or event", () => {
  expect(causeText(movement("top_up", 1))).toBe("");
  expect(causeText(movement("reserve", 1, { voucherId: 12 }))).toBe("Voucher 12");
  const named = { voucherId: 12, voucherName: "Aortic day" };
  expect(causeText(movement("reserve", 1, { ...named, voucherType: "event" }))).toBe("Event Aortic day");
  expect(causeText(movement("reserve", 1, { ...named, voucherType: "cloud_modules" }))).toBe("Aortic day");
});

test("granted time is distinguished from used time", () => {
  expect(kindText(movement("consume", 1, { voucherType: "cloud_modules" }))).toBe("Granted");
  expect(kindText(movement("consume", 1, { voucherType: "event" }))).toBe("Used");
  expect(usedText({ amountInMs: 2 * hour, usedInMs: 0.75 * hour }, "en")).toBe("0.75 of 2 used");
  expect(usedText({ amountInMs: 2 * hour, usedInMs: 0 }, "en")).toBe("0 of 2 used");
  expect(usedText({ amountInMs: 2 * hour, usedInMs: null }, "en")).toBe("");
});

test("hours are exact to two decimals, in the reader's number format", () => {
  expect(exactHours(1234.567 * hour, "en")).toBe("1,234.57");
  expect(exactHours(0.5 * hour, "de")).toBe("0,5");
  expect(exactHours(0, "en")).toBe("0");
  expect(exactHours(60_000, "en")).toBe("0.02");
  expect(exactHours(3600, "en")).toBe("<0.01");
});
