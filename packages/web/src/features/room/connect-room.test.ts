import { type FrameMessage, readPageCommand, sealed } from "@cathedra/qt-bridge";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../relay/errors.ts";
import { connectRoom } from "./connect-room.ts";

const origin = "http://localhost:4101";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aRoom(newToken: () => Promise<string> = async () => "a token") {
  const hearers = new Set<(event: MessageEvent) => void>();
  const posted: unknown[] = [];
  const frame = {
    postMessage: (message: unknown, to: string) => void posted.push([readPageCommand(message), to]),
  };
  const told = {
    newToken: vi.fn(newToken),
    reload: vi.fn(),
    onShutdown: vi.fn(),
    onRefused: vi.fn(),
  };
  const room = connectRoom({
    here: {
      addEventListener: (_: "message", hearer) => void hearers.add(hearer),
      removeEventListener: (_: "message", hearer) => void hearers.delete(hearer),
    },
    frame: () => frame,
    origin,
    ...told,
  });
  const say = (message: FrameMessage, from = origin, source: unknown = frame) => {
    for (const hear of hearers) hear({ data: sealed(message), origin: from, source } as MessageEvent);
  };
  return { room, say, posted, told, hearers };
}

const people = { type: "usersUpdated", users: [] } satisfies FrameMessage;
const settled = () => vi.advanceTimersByTimeAsync(0);

test("the frame gets the theme and a token at its own origin only, one request at a time (3.032)", async () => {
  let bring: (token: string) => void = () => {};
  const promise = new Promise<string>((done) => {
    bring = done;
  });
  const { room, say, posted, told } = aRoom(() => promise);
  room.setTheme("dark");
  expect(posted).toEqual([]);
  say({ type: "tokenRequested" });
  say({ type: "tokenRequested" });
  expect(told.newToken).toHaveBeenCalledTimes(1);
  bring("first");
  await settled();
  say({ type: "tokenRequested" });
  expect(told.newToken).toHaveBeenCalledTimes(2);
  const theme = [{ type: "theme", theme: "dark" }, origin];
  expect(posted).toEqual([theme, theme, [{ type: "token", token: "first" }, origin], theme]);
});

test("other origins and windows get no token (X106)", async () => {
  const { say, told, posted } = aRoom();
  say({ type: "tokenRequested" }, "http://localhost:4102");
  say({ type: "tokenRequested" }, "null");
  say({ type: "tokenRequested" }, origin, { postMessage: () => undefined });
  say({ type: "shutdown", why: "ended" }, "https://evil.example");
  await settled();
  expect(told.newToken).not.toHaveBeenCalled();
  expect(told.onShutdown).not.toHaveBeenCalled();
  expect(posted).toEqual([]);
});

test("the page is informed if the room does not exist for the person, and ignores other failures", async () => {
  const failures = [new Error("away"), new ApiError("UNAVAILABLE", "away"), new ApiError("NOT_FOUND", "")];
  const { say, told, posted } = aRoom(async () => {
    throw failures.shift();
  });
  for (const times of [0, 0, 1]) {
    say({ type: "tokenRequested" });
    await settled();
    expect(told.onRefused).toHaveBeenCalledTimes(times);
  }
  expect(posted).toEqual([]);
});

test("a connection that is lost and retried counts as lost since the first time (3.030)", () => {
  const { room, say } = aRoom();
  const closed = { type: "connectionClosed", retries: true } as const;
  say(people);
  say(closed);
  const lostAt = Date.now();
  vi.advanceTimersByTime(5000);
  say(closed);
  expect(room.state.get()).toMatchObject({ connection: "lost", lostAt });
  say(people);
  expect(room.state.get()).toMatchObject({ connection: "connected", lostAt: 0 });
});

test("messages that arrive at the same time are all applied", () => {
  const { room, say } = aRoom();
  say(people);
  say({ type: "controlGained" });
  say({ type: "sessionNotice", secondsLeft: 10 });
  expect(room.state.get()).toMatchObject({ connection: "connected", hasControl: true });
  expect(room.state.get().noticeEndsAt).toBe(Date.now() + 10_000);
});

test("a shutdown is reported once, and nothing is reported after the room was closed (3.029)", async () => {
  const { room, say, told, hearers } = aRoom();
  say({ type: "shutdown", why: "limit" });
  say({ type: "shutdown", why: "ended" });
  expect(told.onShutdown.mock.calls).toEqual([["limit"]]);
  room.close();
  expect(hearers.size).toBe(0);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(told.reload).not.toHaveBeenCalled();
});

test("a silent frame is reloaded, and a single message prevents this", async () => {
  const { say, told } = aRoom();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told.reload).toHaveBeenCalledTimes(1);
  say({ type: "tokenRequested" });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(told.reload).toHaveBeenCalledTimes(1);
});
