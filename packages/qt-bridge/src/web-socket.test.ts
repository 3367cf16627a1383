import { expect, it, vi } from "vitest";
import { webSocketOpener } from "./web-socket.ts";

type Listener = (event: { readonly data: unknown }) => void;

/** A socket that the test controls. */
function aSocket() {
  const listeners = new Map<string, Listener[]>();
  return {
    send: vi.fn(),
    close: vi.fn(),
    addEventListener: (type: string, listener: Listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    happens: (type: "open" | "close" | "message", data?: unknown) => {
      for (const listener of listeners.get(type) ?? []) listener({ data });
    },
  };
}

const address = { port: 45_123, token: "a-token_of-32-letters-0123456789" };

it("the socket connects to loopback only, with the token, and carries text in both directions", async () => {
  const socket = aSocket();
  const make = vi.fn(() => socket);
  const onEnd = vi.fn();
  const opening = webSocketOpener(address, { make })(onEnd);
  expect(make).toHaveBeenCalledExactlyOnceWith("ws://127.0.0.1:45123/a-token_of-32-letters-0123456789");
  socket.happens("open");
  const opened = await opening;
  const heard = vi.fn();
  if (opened === undefined) throw new Error("it did not open");
  opened.transport.onmessage = heard;
  opened.transport.send("{}");
  socket.happens("message", "[]");
  expect(socket.send).toHaveBeenCalledExactlyOnceWith("{}");
  expect(heard).toHaveBeenCalledExactlyOnceWith({ data: "[]" });
  expect(onEnd).not.toHaveBeenCalled();
  socket.happens("close");
  expect(onEnd).toHaveBeenCalledTimes(1);
  opened.close();
  expect(socket.close).toHaveBeenCalledTimes(1);
});

it("without a listener the connection attempt gives nothing", async () => {
  const socket = aSocket();
  const onEnd = vi.fn();
  const opening = webSocketOpener(address, { make: () => socket })(onEnd);
  socket.happens("close");
  expect(await opening).toBe(undefined);
  expect(onEnd).not.toHaveBeenCalled();
});
