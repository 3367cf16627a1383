import { expect, test } from "vitest";
import { addressOf, narrowedBy } from "./notification-filter.ts";

test.each(["", "kind=event_soon", "unread=1", "kind=result&unread=1"])(
  "the address %j is read and written back unchanged",
  (text) => {
    expect(new URLSearchParams(addressOf(narrowedBy(new URLSearchParams(text)))).toString()).toBe(text);
  },
);

test("unknown values in the address are ignored", () => {
  expect(narrowedBy(new URLSearchParams("kind=constructor&unread=yes"))).toEqual({
    kind: null,
    isUnread: false,
  });
});
