import type { Transport } from "../src/channel.ts";
import type { DesktopHost } from "../src/host/index.ts";
import type { OpenTransport } from "../src/transport.ts";

/** A way to a client in the same process; every text arrives in a turn of its own, as over a wire. */
export function wayTo(host: () => DesktopHost | undefined) {
  return async (onEnd: () => void): Promise<OpenTransport | undefined> => {
    const there = host();
    if (there === undefined) return undefined;
    const transport: Transport = {
      send: (text) => queueMicrotask(() => page.receive(text)),
      onmessage: null,
    };
    const page = there.connect((text) => queueMicrotask(() => transport.onmessage?.({ data: text })), onEnd);
    return { transport, close: () => page.close() };
  };
}
