import type { Unsubscribe } from "../desktop-client.ts";
import {
  type FrameMessage,
  type PageCommand,
  readFrameMessage,
  readPageCommand,
  sealed,
} from "./contract.ts";

/** A window as far as messages need one. */
export type MessageTarget = { postMessage(message: unknown, targetOrigin: string): void };
export type MessageListener = {
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  removeEventListener(type: "message", listener: (event: MessageEvent) => void): void;
};

export type Other = {
  /** The window on the other side; undefined while there is none. */
  readonly window: () => MessageTarget | undefined | null;
  /** The only origin that is listened to and written to; never a pattern or `*`. */
  readonly origin: string;
  /** Called with the reason for each ignored message, so that it can be logged. */
  readonly onIgnored?: (why: "origin" | "source" | "unknown") => void;
};

export type Link<Outgoing> = {
  /** A message is dropped while there is no window. */
  readonly send: (message: Outgoing) => void;
  readonly close: Unsubscribe;
};

/** The page's side of the link: receives messages of the assigned machine only (3.028, X106). */
export function linkToFrame(
  here: MessageListener,
  frame: Other,
  onMessage: (message: FrameMessage) => void,
): Link<PageCommand> {
  return link(here, frame, readFrameMessage, onMessage);
}

/** The frame's side of the link: receives messages of the embedding portal only. */
export function linkToPage(
  here: MessageListener,
  page: Other,
  onCommand: (command: PageCommand) => void,
): Link<FrameMessage> {
  return link(here, page, readPageCommand, onCommand);
}

function link<Incoming, Outgoing extends FrameMessage | PageCommand>(
  here: MessageListener,
  other: Other,
  read: (data: unknown) => Incoming | undefined,
  onMessage: (message: Incoming) => void,
): Link<Outgoing> {
  if (!isOrigin(other.origin)) throw new TypeError(`not an origin: ${other.origin}`);
  const receive = (event: MessageEvent) => {
    const there = other.window();
    // Other frames, extensions and tools post messages to every window, so foreign messages are not an error.
    if (event.origin !== other.origin) return other.onIgnored?.("origin");
    if (there === undefined || there === null || event.source !== there) return other.onIgnored?.("source");
    const message = read(event.data);
    if (message === undefined) return other.onIgnored?.("unknown");
    return onMessage(message);
  };
  here.addEventListener("message", receive);
  let open = true;
  return {
    send: (message) => {
      if (open) other.window()?.postMessage(sealed(message), other.origin);
    },
    close: () => {
      open = false;
      here.removeEventListener("message", receive);
    },
  };
}

/**
 * Whether a text is an origin. `null`, the origin of sandboxed frames and files, does not count, because it identifies no one.
 */
function isOrigin(text: string): boolean {
  return /^https?:\/\/[^/?#\s]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
