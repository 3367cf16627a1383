import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { isContention } from "./database-errors.ts";
import { openQueue } from "./fifo-queue.ts";

const soon = () => performance.now() + 10_000;

test("admits requests in order of arrival and never more than there are slots", async () => {
  const queue = openQueue(2, 100);
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const leave = await queue.enter(soon());
      order.push(number);
      inside += 1;
      most = Math.max(most, inside);
      await sleep(1);
      inside -= 1;
      leave();
      leave();
    }),
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(most).toBe(2);
  expect(queue.isEmpty()).toBe(true);
});

test("a request is refused without taking a slot if its wait is too long or too many are ahead of it", async () => {
  const queue = openQueue(1, 2);
  const leave = await queue.enter(soon());
  const impatient = queue.enter(performance.now() + 10);
  const patient = queue.enter(soon());
  const surplus = await queue.enter(soon()).catch((error: unknown) => error);
  expect(isContention(surplus)).toBe(true);
  expect(isContention(await impatient.catch((error: unknown) => error))).toBe(true);
  leave();
  (await patient)();
  expect(queue.isEmpty()).toBe(true);
});
