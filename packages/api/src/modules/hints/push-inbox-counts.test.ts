import { setTimeout as sleep } from "node:timers/promises";
import type { UserId } from "@cathedra/domain";
import { expect, test, vi } from "vitest";
import { openStreams } from "./open-streams.ts";
import { type CountUnseen, pushInboxCounts } from "./push-inbox-counts.ts";

const maya = "maya" as UserId;
const tomas = "tomas" as UserId;

function aProcess(numbers: CountUnseen) {
  const countUnseen = vi.fn(numbers);
  const onError = vi.fn<(error: unknown) => void>();
  const streams = openStreams(() => 0, { ...usual, person: 100 });
  const heard = new Map<UserId, unknown[]>();
  const opened = (userId: UserId) => {
    const own = heard.get(userId) ?? [];
    heard.set(userId, own);
    const write = (text: string) => {
      const data = /^event: hint\ndata: (?<data>.*)$/m.exec(text)?.groups?.data;
      if (data !== undefined) own.push(JSON.parse(data));
    };
    const outlet = { write, waitingBytes: () => 0, end: () => undefined, cut: () => undefined };
    streams.open({ userId, roles: [], network: "n", until: 1 }, outlet, true);
  };
  return { tell: pushInboxCounts({ streams, countUnseen, onError }), countUnseen, onError, opened, heard };
}

const usual = { network: 5_000, all: 5_000, waitingBytes: 1, waitingMs: 1, heartbeatMs: 1 };
const all =
  (count: number): CountUnseen =>
  async (people) =>
    new Map(people.map((person) => [person, count]));

test("connected people receive their count, and nothing is read for other people", async () => {
  const { tell, countUnseen, opened, heard } = aProcess(all(3));
  opened(maya);
  opened(maya);
  tell({ kind: "notification", id: "new", to: [maya, tomas] });
  const told = { kind: "notification", id: "new", unseen: 3 };
  await expect.poll(() => heard.get(maya)).toEqual([told, told]);
  expect(countUnseen.mock.calls).toEqual([[[maya]]]);
});

test("the counts of many people are read in one statement, and the others are asked to request theirs at spread times", async () => {
  const { tell, countUnseen, opened, heard } = aProcess(all(1));
  const crowd = Array.from({ length: 500 }, (_, at) => `person${at}` as UserId);
  crowd.forEach(opened);
  for (let at = 0; at < 500; at += 150)
    tell({ kind: "notification", id: "new", to: crowd.slice(at, at + 150) });
  await expect.poll(() => heard.get(crowd[499] ?? maya)).toHaveLength(1);
  expect(countUnseen).toHaveBeenCalledTimes(1);
  expect(heard.get(crowd[0] ?? maya)).toEqual([
    { kind: "notification", id: "new", unseen: 1, spreadMs: 2_000 },
  ]);
});

test("a notice that arrives during a read triggers another read, so that an outdated count is never the last one sent", async () => {
  let stored = 1;
  const { tell, countUnseen, opened, heard } = aProcess(async (people) => {
    const count = stored;
    await sleep(60);
    return new Map(people.map((person) => [person, count]));
  });
  opened(maya);
  tell({ kind: "notification", id: "new", to: [maya] });
  await expect.poll(() => countUnseen.mock.calls.length).toBe(1);
  stored = 0;
  tell({ kind: "notification", id: "changed", to: [maya] });
  tell({ kind: "notification", id: "changed", to: [maya] });
  await expect.poll(() => heard.get(maya)).toHaveLength(2);
  expect(heard.get(maya)).toMatchObject([{ unseen: 1 }, { id: "changed", unseen: 0 }]);
});

test("if the counts cannot be read, browsers are asked to request them within a second", async () => {
  const { tell, onError, opened, heard } = aProcess(async () => {
    throw new Error("away");
  });
  opened(maya);
  tell({ kind: "notification", id: "new", to: [maya] });
  await expect.poll(() => heard.get(maya)).toEqual([{ kind: "notification", id: "new", spreadMs: 1_000 }]);
  expect(onError).toHaveBeenCalledOnce();
});
