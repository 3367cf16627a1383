import { expect, test } from "vitest";
import { toasts } from "../../shell/toasts.ts";
import { sayStarting, takeBackStarting } from "./start-toast.ts";

const messages = () => toasts.snapshot().map(({ message }) => message);

test("a start that failed leaves no word of it beside the failure, and others' toasts alone (4.027)", () => {
  toasts.info("another");
  sayStarting("Cloud Case starting");
  takeBackStarting();
  takeBackStarting();
  expect(messages()).toEqual(["another"]);
});
