import { expect, test, vi } from "vitest";
import { catchStrayDrops } from "./catch-stray-drops.ts";

const over = (type: "dragover" | "drop", types: readonly string[] = ["Files"]) =>
  Object.assign(new Event(type, { cancelable: true }), { dataTransfer: { types, dropEffect: "move" } });

function setUp(isOpen = true) {
  const window = new EventTarget();
  const onDrop = vi.fn();
  const stop = catchStrayDrops(window, { isOpen: () => isOpen, onDrop });
  const send = (event: ReturnType<typeof over>) => {
    window.dispatchEvent(event);
    return event;
  };
  return { onDrop, stop, send };
}

test("a file dropped beside the list is uploaded, and the browser stays in the portal (8.005)", () => {
  const { onDrop, stop, send } = setUp();
  expect(send(over("dragover"))).toMatchObject({
    defaultPrevented: true,
    dataTransfer: { dropEffect: "copy" },
  });
  const dropped = send(over("drop"));
  expect(dropped.defaultPrevented).toBe(true);
  expect(onDrop.mock.calls).toEqual([[dropped.dataTransfer]]);
  stop();
  expect(send(over("drop")).defaultPrevented).toBe(false);
});

test("without upload rights a dropped file is ignored, and dragged text is left alone", () => {
  const { onDrop, send } = setUp(false);
  expect(send(over("dragover"))).toMatchObject({
    defaultPrevented: true,
    dataTransfer: { dropEffect: "none" },
  });
  expect(send(over("drop")).defaultPrevented).toBe(true);
  expect(send(over("drop", ["text/plain"])).defaultPrevented).toBe(false);
  expect(onDrop).not.toHaveBeenCalled();
});

test("a drop that the list has already handled is not handled twice", () => {
  const { onDrop, send } = setUp();
  const taken = over("drop");
  taken.preventDefault();
  send(taken);
  expect(onDrop).not.toHaveBeenCalled();
});
