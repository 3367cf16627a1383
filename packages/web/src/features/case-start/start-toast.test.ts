import { expect, test } from "vitest";
import { toasts } from "../../shell/toasts.ts";
import { announceStarting, withdrawStartingToast } from "./start-toast.ts";

const messages = () => toasts.snapshot().map(({ message }) => message);

test("a start that failed leaves no word of it beside the failure, and others' toasts alone (4.027)", () => {
  toasts.info("another");
  announceStarting("Cloud Case starting");
  withdrawStartingToast();
  withdrawStartingToast();
  expect(messages()).toEqual(["another"]);
});
