import { closeCodes, type FromPage, livePath, silenceMs, type ToPage } from "../live-protocol.ts";

export type ConnectionParts = {
  readonly onMessage: (message: ToPage) => void;
  /** Called when the connection was closed; `retries` is true if it will be tried again automatically. */
  readonly onClosed: (closed: { readonly retries: boolean; readonly code: number }) => void;
  /** Called when a token is needed, at first or because the present one expires. */
  readonly onTokenNeeded: () => void;
};

const firstPauseMs = 250;
const maxPauseMs = 5000;
const askAgainMs = 3000;
/** The remaining validity of a token, in seconds, at which a new one is requested (3.032). */
const renewBeforeSeconds = 30;

/** The connection to the room, which is reopened automatically while the session lasts. */
export function openConnection({ onMessage, onClosed, onTokenNeeded }: ConnectionParts) {
  const url = new URL(livePath, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  let socket: WebSocket | undefined;
  let token: string | undefined;
  let pause = firstPauseMs;
  let asking: number | undefined;
  let renewal: number | undefined;

  /** Repeats the request until a token arrives, because the page may not be listening yet. */
  const askForToken = () => {
    window.clearTimeout(asking);
    onTokenNeeded();
    asking = window.setTimeout(askForToken, askAgainMs);
  };
  const send = (message: FromPage) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const handleMessage = (message: ToPage) => {
    if (message.type === "token") {
      window.clearTimeout(renewal);
      renewal = window.setTimeout(askForToken, Math.max(0, message.secondsLeft - renewBeforeSeconds) * 1000);
      pause = firstPauseMs;
    }
    onMessage(message);
  };
  const open = () => {
    const opened = new WebSocket(url);
    socket = opened;
    let silence: number | undefined;
    /** Handles the end of the connection, whichever side noticed it first. */
    const lose = (code: number) => {
      window.clearTimeout(silence);
      if (socket !== opened) return;
      window.clearTimeout(renewal);
      socket = undefined;
      const isFinal = code === closeCodes.replaced || code === closeCodes.over;
      onClosed({ retries: !isFinal, code });
      if (isFinal) return;
      if (code === closeCodes.refused) {
        token = undefined;
        window.setTimeout(askForToken, pause);
      } else window.setTimeout(open, pause);
      pause = Math.min(pause * 2, maxPauseMs);
    };
    /** Watches for silence: a failing network closes no connection, and the page would show the last picture for ever. */
    const watch = () => {
      window.clearTimeout(silence);
      silence = window.setTimeout(() => {
        lose(closeCodes.silent);
        opened.close();
      }, silenceMs);
    };
    watch();
    opened.addEventListener("open", () => {
      watch();
      if (token !== undefined) send({ type: "token", token });
    });
    opened.addEventListener("message", ({ data }) => {
      if (socket !== opened) return;
      watch();
      handleMessage(JSON.parse(String(data)) as ToPage);
    });
    opened.addEventListener("close", ({ code }) => lose(code));
  };

  askForToken();
  return {
    send,
    /** Uses a token that the portal has sent. */
    take(fresh: string) {
      window.clearTimeout(asking);
      token = fresh;
      if (socket === undefined) open();
      else send({ type: "token", token: fresh });
    },
  };
}
