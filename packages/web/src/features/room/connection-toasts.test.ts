import { cloudRoomTexts } from "@cathedra/domain";
import { expect, test } from "vitest";
import { connectionToasts } from "./connection-toasts.ts";

function shownToasts() {
  const shown = new Map<number, string>();
  let last = 0;
  const add = (text: string) => {
    last += 1;
    shown.set(last, text);
    return last;
  };
  const queue = { error: add, success: add, dismiss: (id: number) => void shown.delete(id) };
  return { queue, texts: () => [...shown.values()] };
}

test("a connection that is back is not called lost any more (3.030)", () => {
  const { queue, texts } = shownToasts();
  const told = connectionToasts(queue);
  told.say("lost");
  expect(texts()).toEqual([cloudRoomTexts.connectionLost]);
  told.say("back");
  expect(texts()).toEqual([cloudRoomTexts.connectionBack]);
});

test("who leaves a room is not told that it tries again", () => {
  const { queue, texts } = shownToasts();
  const told = connectionToasts(queue);
  told.say("lost");
  told.clear();
  expect(texts()).toEqual([]);
});
