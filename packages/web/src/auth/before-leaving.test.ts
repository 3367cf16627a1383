import { expect, test, vi } from "vitest";
import { addBeforeLeave, runBeforeLeave } from "./before-leaving.ts";

test("leaving saves the draft of every open form, even if one of them fails", () => {
  vi.stubGlobal("reportError", vi.fn());
  const first = vi.fn(() => {
    throw new Error("storage is full");
  });
  const second = vi.fn();
  const leaveFirst = addBeforeLeave(first);
  const leaveSecond = addBeforeLeave(second);
  runBeforeLeave();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: "storage is full" }));

  leaveFirst();
  leaveSecond();
  runBeforeLeave();
  expect(second).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
