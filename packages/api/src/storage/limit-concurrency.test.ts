import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("the limiter runs the allowed number of tasks concurrently and in order, and a failure frees its slot", async () => {
  const inTwo = limitConcurrency(2);
  const begun: number[] = [];
  let [atWork, most] = [0, 0];
  const ended = await Promise.allSettled(
    Array.from({ length: 20 }, (_, number) =>
      inTwo(async () => {
        begun.push(number);
        atWork += 1;
        most = Math.max(most, atWork);
        await sleep(1);
        atWork -= 1;
        if (number % 3 === 0) throw new Error("failed");
        return number;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, number) => number));
  expect(ended.filter(({ status }) => status === "rejected")).toHaveLength(7);
});
