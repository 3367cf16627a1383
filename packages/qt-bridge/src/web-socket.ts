import type { Transport } from "./channel.ts";
import type { Opener } from "./transport.ts";

/** The part of a browser's WebSocket that is needed; Node's is one too. */
type Socket = {
  readonly send: (text: string) => void;
  readonly close: () => void;
  addEventListener(type: "open" | "close", listener: () => void): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
};

export type WebSocketOptions = {
  /** Creates a socket; the browser's own by default. */
  readonly make?: (url: string) => Socket;
};

/**
 * The connection to a client that is another process of the same computer: only to its loopback address, with the token with
 * which it opened the page. The channel is the same as over Qt's transport; closing the socket ends the conversation.
 */
export function webSocketOpener(
  { port, token }: { readonly port: number; readonly token: string },
  { make = (url) => new WebSocket(url) }: WebSocketOptions = {},
): Opener {
  return (onEnd) =>
    new Promise((resolve) => {
      const socket = make(`ws://127.0.0.1:${port}/${token}`);
      let isOpen = false;
      const transport: Transport = { send: (text) => socket.send(text), onmessage: null };
      socket.addEventListener("message", ({ data }) => transport.onmessage?.({ data }));
      socket.addEventListener("open", () => {
        isOpen = true;
        resolve({ transport, close: () => socket.close() });
      });
      socket.addEventListener("close", () => {
        if (isOpen) onEnd();
        else resolve(undefined);
      });
    });
}
