import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stayConnected } from "./stay-connected.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A portal to whose streams the test can write. */
function aPortal(answer: () => Response | undefined = () => undefined) {
  const streams: { readonly say: (text: string) => void; readonly end: () => void; signal: AbortSignal }[] =
    [];
  const told: string[] = [];
  const stop = new AbortController();
  const opened: number[] = [];
  const done = stayConnected(
    {
      random: () => 0.5,
      onLive: (isLive) => told.push(isLive ? "live" : "away"),
      onHint: ({ kind, id }) => told.push(`${kind} ${id}`),
      open: async (signal) => {
        opened.push(Date.now());
        const given = answer();
        if (given !== undefined) return given;
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            signal.addEventListener("abort", () => controller.error(new Error("left")));
            streams.push({
              say: (text) => controller.enqueue(new TextEncoder().encode(text)),
              end: () => controller.close(),
              signal,
            });
          },
        });
        return new Response(body);
      },
    },
    stop.signal,
  );
  return { streams, told, opened, stop, done };
}

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("events are reported until the connection is stopped", async () => {
  const { streams, told, stop, done } = aPortal();
  await later(0);
  streams[0]?.say('event: live\ndata: {}\n\nevent: hint\ndata: {"kind":"result","id":"7"}\n\n');
  streams[0]?.say("event: hint\ndata: nonsense\n\nevent: later\ndata: {}\n\n");
  await later(0);
  expect(told).toEqual(["live", "result 7"]);
  stop.abort();
  await later(0);
  await done;
  expect([streams[0]?.signal.aborted, told.at(-1)]).toEqual([true, "away"]);
});

test("the stream reconnects within a second after the token expires, and within three when the server stops", async () => {
  const { streams, opened, told } = aPortal();
  await later(0);
  streams[0]?.say('event: end\ndata: {"why":"renew"}\n\n');
  streams[0]?.end();
  await later(500);
  expect(opened).toHaveLength(2);
  streams[1]?.say('event: end\ndata: {"why":"moved"}\n\n');
  streams[1]?.end();
  await later(1400);
  expect(opened).toHaveLength(2);
  await later(200);
  expect(opened).toHaveLength(3);
  expect(told).toEqual(["away", "away"]);
});

test("retries back off while the portal is unavailable, up to once a minute", async () => {
  const { opened } = aPortal(() => {
    throw new TypeError("no network");
  });
  await later(600_000);
  const pauses = opened.map((at, index) => at - (opened[index - 1] ?? at)).slice(1);
  expect(pauses.slice(0, 4)).toEqual([750, 1500, 3000, 6000]);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000);
});

test("a retry waits as long as the refusal asks", async () => {
  const { opened } = aPortal(() => new Response(null, { status: 429, headers: { "retry-after": "60" } }));
  await later(59_000);
  expect(opened).toHaveLength(1);
  await later(2_000);
  expect(opened).toHaveLength(2);
});

test("the stream reconnects when it sends nothing for a while", async () => {
  const { streams, opened } = aPortal();
  await later(40_000);
  streams[0]?.say(": beat\n\n");
  await later(40_000);
  expect(opened).toHaveLength(1);
  await later(6_000);
  expect([streams[0]?.signal.aborted, opened.length]).toEqual([true, 2]);
});
