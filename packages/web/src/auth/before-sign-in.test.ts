import { expect, test, vi } from "vitest";
import { addSaver, saveEverything } from "./before-sign-in.ts";

test("every form that is open saves its draft, also when one of them fails", () => {
  vi.stubGlobal("reportError", vi.fn());
  const first = vi.fn(() => {
    throw new Error("storage is full");
  });
  const second = vi.fn();
  const leaveFirst = addSaver(first);
  const leaveSecond = addSaver(second);
  saveEverything();
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: "storage is full" }));

  leaveFirst();
  leaveSecond();
  saveEverything();
  expect(second).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
