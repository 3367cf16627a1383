import type { OperationId, SimulatorActivityId, UserId } from "@cathedra/domain";
import { describe, expect, test } from "vitest";
import { openStreams, usualStreamLimits } from "./open-streams.ts";

const maya = "maya" as UserId;
const tomas = "tomas" as UserId;
const activity = "00000000-0000-4000-8000-000000000001" as SimulatorActivityId;

function aBrowser() {
  const browser = {
    heard: "",
    waiting: 0,
    over: "" as "" | "ended" | "cut",
    write: (text: string) => {
      browser.heard += text;
    },
    waitingBytes: () => browser.waiting,
    end: () => {
      browser.over = "ended";
    },
    cut: () => {
      browser.over = "cut";
    },
  };
  return browser;
}

function aProcess(limits = {}) {
  const time = { now: 0 };
  const streams = openStreams(() => time.now, { ...usualStreamLimits, ...limits });
  const opened = (userId: UserId, more: { roles?: ["sys_admin"]; network?: string; until?: number } = {}) => {
    const browser = aBrowser();
    const listener = { userId, roles: [], network: "10.0.0.1", until: 300_000, ...more };
    streams.admit(listener);
    const leave = streams.open(listener, browser, true);
    return Object.assign(browser, { leave });
  };
  return { streams, opened, time };
}

const eventsOf = (heard: string) => [...heard.matchAll(/^event: (?<name>\w+)$/gm)].map(([, name]) => name);

describe("recipients of hints", () => {
  test("a result is sent to every browser of its person and to no other browser", () => {
    const { streams, opened } = aProcess();
    const [first, second, other] = [opened(maya), opened(maya), opened(tomas)];
    streams.tell({ kind: "result", id: activity, to: [maya] });
    for (const { heard } of [first, second])
      expect(heard).toContain(`data: {"kind":"result","id":"${activity}"}`);
    expect(other.heard).toBe("event: live\ndata: {}\n\n");
  });

  test("a hint about a long operation is sent to the people who may follow it", () => {
    const { streams, opened } = aProcess();
    const [admin, other] = [opened(maya, { roles: ["sys_admin"] }), opened(tomas)];
    streams.tell({ kind: "operation", id: "o" as OperationId, of: "platform_sync" });
    expect(eventsOf(admin.heard)).toEqual(["live", "hint"]);
    expect(eventsOf(other.heard)).toEqual(["live"]);
  });

  test("a disconnected client receives nothing, even after several disconnects", () => {
    const { streams, opened } = aProcess();
    const browser = opened(maya);
    browser.leave();
    browser.leave();
    streams.tell({ kind: "result", id: activity, to: [maya] });
    expect([eventsOf(browser.heard), streams.count()]).toEqual([["live"], 0]);
  });

  test("all clients are informed when the stream is interrupted, and asked to read again once it is back", () => {
    const { streams, opened } = aProcess();
    const browser = opened(maya);
    streams.setListening(false);
    streams.setListening(true);
    expect(eventsOf(browser.heard)).toEqual(["live", "away", "live"]);
  });
});

describe("duration of a stream", () => {
  test("the stream sends a heartbeat at least every 25 seconds, and none while it sends events", () => {
    const { streams, opened, time } = aProcess();
    const browser = opened(maya);
    for (time.now = 1_000; time.now <= 60_000; time.now += 1_000) streams.tick();
    expect(browser.heard.match(/: beat/g)).toHaveLength(3);
  });

  test("the stream ends when its token expires", () => {
    const { streams, opened, time } = aProcess();
    const browser = opened(maya, { until: 5_000 });
    time.now = 4_999;
    streams.tick();
    expect(browser.over).toBe("");
    time.now = 5_000;
    streams.tick();
    expect([browser.over, streams.count()]).toEqual(["ended", 0]);
    expect(browser.heard).toContain('event: end\ndata: {"why":"renew"}');
  });

  test("a client that accepts no data for half a minute is disconnected, and a slow client is not", () => {
    const { streams, opened, time } = aProcess();
    const [stuck, slow] = [opened(maya), opened(tomas)];
    for (time.now = 0; time.now <= 40_000; time.now += 1_000) {
      stuck.waiting = 10;
      slow.waiting = time.now % 20_000 === 0 ? 0 : 10;
      streams.tick();
    }
    expect([stuck.over, slow.over]).toEqual(["cut", ""]);
  });

  test("a client with too much buffered data is disconnected at once, and its buffer is dropped", () => {
    const { streams, opened } = aProcess({ waitingBytes: 100 });
    const browser = opened(maya);
    browser.waiting = 101;
    streams.tell({ kind: "result", id: activity, to: [maya] });
    expect([browser.over, eventsOf(browser.heard), streams.count()]).toEqual(["cut", ["live"], 0]);
  });
});

describe("number of streams", () => {
  test.each([
    ["one person", { person: 2 }, "RATE_LIMITED"],
    ["one address", { network: 2 }, "RATE_LIMITED"],
    ["a process", { all: 2 }, "UNAVAILABLE"],
  ] as const)(
    "the number of streams is limited for %s, and a client that leaves frees a place",
    (_, limits, code) => {
      const { opened } = aProcess(limits);
      const people = "person" in limits ? [maya, maya, maya] : [maya, tomas, "u" as UserId];
      const [first] = people.slice(0, 2).map((person) => opened(person));
      const third = () => opened(people[2] ?? maya);
      expect(third).toThrowError(expect.objectContaining({ code }));
      first?.leave();
      expect(third).not.toThrow();
    },
  );
});
