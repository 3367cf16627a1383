import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beatMs, closeCodes, silenceMs, type ToPage } from "../live-protocol.ts";
import { openConnection } from "./connection.ts";

/** A fake socket that opens, receives and closes on the test's command. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly made: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  constructor() {
    super();
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  /** On a dead network the other side's close message never arrives. */
  close() {
    this.readyState = 2;
  }
  opens() {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }
  hears(message: ToPage) {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
  isClosed(code: number) {
    this.dispatchEvent(Object.assign(new Event("close"), { code }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", new URL("http://localhost:4100/room/"));
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connected() {
  const parts = { onMessage: vi.fn(), onClosed: vi.fn(), onTokenNeeded: vi.fn() };
  const connection = openConnection(parts);
  connection.take("first");
  const socket = newest();
  socket.opens();
  socket.hears({ type: "token", secondsLeft: 300 });
  return { ...parts, socket };
}
function newest(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  if (socket === undefined) throw new Error("no socket");
  return socket;
}

describe("a connection that is silent but not closed", () => {
  test("a connection that is silent but not closed is given up, and a new one is opened with the current token", () => {
    const { onClosed, socket } = connected();
    vi.advanceTimersByTime(silenceMs);
    expect(onClosed).toHaveBeenCalledExactlyOnceWith({ retries: true, code: closeCodes.silent });
    vi.advanceTimersByTime(300);
    expect(FakeSocket.made).toHaveLength(2);
    newest().opens();
    expect(newest().sent).toEqual([JSON.stringify({ type: "token", token: "first" })]);

    // Late messages and the late close of the dead socket must be ignored.
    socket.hears({ type: "users", users: [] });
    socket.isClosed(1006);
    expect(onClosed).toHaveBeenCalledOnce();
  });

  test("a connection that is silent but not closed may be one that never opened", () => {
    const { onClosed } = connected();
    newest().isClosed(1006);
    vi.advanceTimersByTime(300);
    vi.advanceTimersByTime(silenceMs);
    expect(onClosed).toHaveBeenCalledTimes(2);
    expect(onClosed).toHaveBeenLastCalledWith({ retries: true, code: closeCodes.silent });
  });
});

test("a connection that is silent but not closed does not count as silent while heartbeats arrive", () => {
  const { onClosed, socket } = connected();
  for (let beats = 0; beats < 20; beats += 1) {
    vi.advanceTimersByTime(beatMs);
    socket.hears({ type: "beat" });
  }
  expect(onClosed).not.toHaveBeenCalled();
  expect(FakeSocket.made).toHaveLength(1);
});

test.each([closeCodes.over, closeCodes.replaced])("a permanent close (%i) is not retried", (code) => {
  const { onClosed, socket } = connected();
  socket.isClosed(code);
  vi.advanceTimersByTime(60_000);
  expect(onClosed).toHaveBeenCalledExactlyOnceWith({ retries: false, code });
  expect(FakeSocket.made).toHaveLength(1);
});
