import { expect, test } from "vitest";
import { firstLink, type LinkEvent, nextLink } from "./cached-link.ts";

const after = (...events: readonly LinkEvent[]) => events.reduce(nextLink, firstLink("a"));
const [expired, failed, loaded, timedOut] = [
  { kind: "expired" },
  { kind: "failed" },
  { kind: "loaded" },
  { kind: "timedOut" },
] as const satisfies readonly LinkEvent[];
const newest = (link: string) => ({ kind: "newest", newest: link }) as const;
const tryAgain = (link: string) => ({ kind: "tryAgain", newest: link }) as const;

test("a link that works is kept when a newer one arrives", () => {
  expect(after(loaded, newest("b"))).toEqual({ link: "a", phase: "shown", attempt: 0 });
});

test("an expired link is replaced by the next one, each time it expires", () => {
  expect(after(expired, newest("a"))).toMatchObject({ link: "a", phase: "renewing" });
  expect(after(expired, expired, newest("b"))).toMatchObject({ link: "b", phase: "renewed" });
  expect(after(expired, newest("b"), loaded, expired, newest("c"), loaded)).toMatchObject({
    link: "c",
    phase: "shown",
  });
});

test("a picture that cannot be shown is lost at once, and one that also fails with the newer link is lost then", () => {
  expect(after(failed).phase).toBe("lost");
  expect(after(expired, failed).phase).toBe("renewing");
  expect(after(expired, newest("b"), failed).phase).toBe("lost");
  expect(after(expired, newest("b"), expired).phase).toBe("lost");
});

test("a picture without a newer link is lost after a while", () => {
  expect(after(expired, timedOut).phase).toBe("lost");
  expect(after(expired, newest("b"), timedOut).phase).toBe("renewed");
  expect(after(loaded, timedOut).phase).toBe("shown");
});

test("a lost picture is tried again with the newest link", () => {
  expect(after(failed, tryAgain("a"))).toEqual({ link: "a", phase: "shown", attempt: 1 });
  expect(after(expired, timedOut, tryAgain("b"), expired, newest("c"), loaded)).toEqual({
    link: "c",
    phase: "shown",
    attempt: 1,
  });
  expect(after(loaded, tryAgain("b"))).toEqual(after(loaded));
});
