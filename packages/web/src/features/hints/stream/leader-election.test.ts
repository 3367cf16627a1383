import type { ReceivedHint } from "@cathedra/domain/hints";
import { expect, test } from "vitest";
import { electLeader } from "./leader-election.ts";

type Tell = { onLive: (isLive: boolean) => void; onHint: (hint: ReceivedHint) => void };
type Message = (event: { data: unknown }) => void;

/** One browser: a lock and a channel that its tabs share. */
function aBrowser() {
  let turn = Promise.resolve();
  const channels = new Map<object, Message>();
  return {
    tab: () => {
      const stop = new AbortController();
      const heard: unknown[] = [];
      const tab = { heard, stop, tell: undefined as Tell | undefined, done: Promise.resolve() };
      const own = {};
      const channel = {
        postMessage: (data: unknown) => {
          for (const [other, hear] of channels) if (other !== own) hear({ data });
        },
        addEventListener: ((_: "message", hear: Message) => channels.set(own, hear)) as never,
        close: () => void channels.delete(own),
      };
      const alone = (work: () => Promise<void>, signal: AbortSignal) => {
        const mine = turn.then(() => (signal.aborted ? undefined : work()));
        turn = mine;
        return mine;
      };
      const connect = (tell: Tell, signal: AbortSignal) =>
        new Promise<void>((resolve) => {
          tab.tell = tell;
          signal.addEventListener("abort", () => resolve());
        });
      const onLive = (isLive: boolean) => heard.push(isLive ? "live" : "away");
      const onHint = ({ id }: ReceivedHint) => heard.push(id);
      tab.done = electLeader({ alone, channel, connect, onLive, onHint }, stop.signal);
      return tab;
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test("one tab holds the stream, and all tabs receive its hints", async () => {
  const browser = aBrowser();
  const [first, second] = [browser.tab(), browser.tab()];
  await settled();
  first.tell?.onLive(true);
  first.tell?.onHint({ kind: "result", id: "7" });
  expect(second.tell).toBeUndefined();
  expect([first.heard, second.heard]).toEqual([
    ["live", "7"],
    ["live", "7"],
  ]);
});

test("a tab that opens later learns the connection state at once", async () => {
  const browser = aBrowser();
  const first = browser.tab();
  await settled();
  first.tell?.onLive(true);
  expect(browser.tab().heard).toEqual(["live"]);
});

test("when the leading tab closes, another takes over, and until then all tabs count as offline", async () => {
  const browser = aBrowser();
  const [first, second] = [browser.tab(), browser.tab()];
  await settled();
  first.tell?.onLive(true);
  first.stop.abort();
  await first.done;
  expect([first.heard, second.heard]).toEqual([
    ["live", "away"],
    ["live", "away"],
  ]);
  await settled();
  second.tell?.onLive(true);
  expect([first.heard.length, second.heard]).toEqual([2, ["live", "away", "live"]]);
});
