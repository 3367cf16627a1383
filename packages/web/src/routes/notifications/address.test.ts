import { expect, test } from "vitest";
import { addressOf, narrowedBy } from "./address.ts";

test.each(["", "kind=event_soon", "unread=1", "kind=result&unread=1"])(
  "%j says the same there and back",
  (text) => {
    expect(new URLSearchParams(addressOf(narrowedBy(new URLSearchParams(text)))).toString()).toBe(text);
  },
);

test("what no one knows says nothing", () => {
  expect(narrowedBy(new URLSearchParams("kind=constructor&unread=yes"))).toEqual({
    kind: null,
    isUnread: false,
  });
});
