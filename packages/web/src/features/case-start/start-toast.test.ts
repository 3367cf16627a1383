import { expect, test } from "vitest";
import { toasts } from "../../shell/toasts.ts";
import { announceStarting, withdrawStartingToast } from "./start-toast.ts";

const messages = () => toasts.snapshot().map(({ message }) => message);

test("a failed start removes its own toast and no others (4.027)", () => {
  toasts.info("another");
  announceStarting("Cloud Case starting");
  withdrawStartingToast();
  withdrawStartingToast();
  expect(messages()).toEqual(["another"]);
});
