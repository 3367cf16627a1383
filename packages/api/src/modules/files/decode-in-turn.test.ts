import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { runForPerson } from "../../db/query-limiter.ts";
import { decodeInTurn } from "./decode-in-turn.ts";

test("one picture is decoded at a time, and that of another person does not wait for all those that somebody sent", async () => {
  const begun: string[] = [];
  let [atWork, most] = [0, 0];
  const send = (person: string) =>
    runForPerson(person, () =>
      decodeInTurn(2_000_000, async () => {
        begun.push(person);
        atWork += 1;
        most = Math.max(most, atWork);
        await sleep(1);
        atWork -= 1;
      }),
    );
  const many = Array.from({ length: 10 }, () => send("somebody"));
  await Promise.all([...many, send("other")]);
  expect(most).toBe(1);
  expect(begun).toHaveLength(11);
  expect(begun.indexOf("other")).toBeLessThan(3);
});
