import { expect, test } from "vitest";
import { trackOwnEnd } from "./ended-by-self.ts";

test("what a room says of its end while the person ends it is no news", async () => {
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

test("an end that failed is reported, and so is a later message of the room", async () => {
  const end = trackOwnEnd();
  await expect(end.run(() => Promise.reject(new Error("no answer")))).rejects.toThrow("no answer");
  expect(end.isNews()).toBe(true);
});

test("an end whose answer was lost has ended where the room said so", async () => {
  const end = trackOwnEnd();
  await end.run(() => {
    end.isNews();
    return Promise.reject(new Error("no answer"));
  });
});
