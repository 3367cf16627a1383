import { expect, test, vi } from "vitest";
import { onWindowReturn } from "./on-window-return.ts";

function aWindow() {
  const listeners = new Set<() => void>();
  const state = { isHidden: false, now: 0 };
  return {
    isHidden: () => state.isHidden,
    now: () => state.now,
    onChange: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Lets the time pass, and then shows, hides or focuses the tab. */
    after: (ms: number, isHidden = false) => {
      Object.assign(state, { isHidden, now: state.now + ms });
      for (const listener of listeners) listener();
    },
  };
}

test("each return to the window calls once, leaving it does not, and nothing is called after stopping", () => {
  const call = vi.fn();
  const port = aWindow();
  const stop = onWindowReturn(call, port);
  port.after(60_000, true);
  expect(call).toHaveBeenCalledTimes(0);
  // The window is shown and focused, which browsers report as two events.
  port.after(60_000);
  port.after(20);
  expect(call).toHaveBeenCalledTimes(1);
  port.after(5000);
  expect(call).toHaveBeenCalledTimes(2);
  stop();
  port.after(60_000);
  expect(call).toHaveBeenCalledTimes(2);
});
