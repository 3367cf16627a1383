import { expect, test } from "vitest";
import { trackOwnEnd } from "./ended-by-self.ts";

test("the room's message about its end is ignored while the person ends it", async () => {
  const end = trackOwnEnd();
  expect(end.isNews()).toBe(true);
  let answer = () => {};
  const ended = end.run(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(end.isNews()).toBe(false);
  answer();
  await ended;
  expect(end.isNews()).toBe(false);
});

test("a failed end is reported, and later messages of the room are shown again", async () => {
  const end = trackOwnEnd();
  await expect(end.run(() => Promise.reject(new Error("no answer")))).rejects.toThrow("no answer");
  expect(end.isNews()).toBe(true);
});

test("an end with a lost answer counts as done if the room reported its end", async () => {
  const end = trackOwnEnd();
  await end.run(() => {
    end.isNews();
    return Promise.reject(new Error("no answer"));
  });
});
