import {
  type FrameMessage,
  linkToFrame,
  type MessageListener,
  type MessageTarget,
  type PageCommand,
} from "@cathedra/qt-bridge";
import { type Observable, observable } from "../../observable.ts";
import { onceInFlight } from "../../once-in-flight.ts";
import { getCode } from "../../relay/errors.ts";
import { reloadSilentFrame } from "./reload-silent-frame.ts";
import { emptyRoom, type RoomState, roomAfter } from "./room-state.ts";

export type Shutdown = Extract<FrameMessage, { readonly type: "shutdown" }>["why"];
/** The commands of a page to the room's frame; tokens and the theme are sent by the connection itself. */
export type RoomCommand = Exclude<PageCommand, { readonly type: "token" | "theme" }>;

export type RoomConnectionParts = {
  /** The window of this page, which receives the frame's messages. */
  readonly here: MessageListener;
  /** The frame's window; null while there is none. */
  readonly frame: () => MessageTarget | null | undefined;
  /** Messages from other origins are ignored (X106). */
  readonly origin: string;
  readonly newToken: () => Promise<string>;
  /** Reloads the frame of the room. */
  readonly reload: () => void;
  /** Called when the session is over (3.029). */
  readonly onShutdown: (why: Shutdown) => void;
  /** Called when there is no room for this person, because the session no longer exists or is not theirs. */
  readonly onRefused: () => void;
};

export type RoomConnection = {
  readonly state: Pick<Observable<RoomState>, "get" | "subscribe">;
  readonly send: (command: RoomCommand) => void;
  readonly setTheme: (theme: "light" | "dark") => void;
  readonly close: () => void;
};

/**
 * The page's side of a room (3.028-3.032): receives the frame's messages, sends a token when the frame asks for one (at first,
 * and when less than 30 seconds of validity are left), and reloads a frame that sends nothing.
 */
export function connectRoom(parts: RoomConnectionParts): RoomConnection {
  const state = observable(emptyRoom);
  let theme: "light" | "dark" | null = null;
  let isOver = false;
  /** Whether the frame has sent its first message. Before that, it may still contain a document of another origin. */
  let isThere = false;

  const watch = reloadSilentFrame(parts.reload);
  const link = linkToFrame(parts.here, { window: parts.frame, origin: parts.origin }, handleMessage);
  const sendTheme = () => {
    if (theme !== null && isThere) link.send({ type: "theme", theme });
  };
  const bringToken = onceInFlight(async () => {
    try {
      link.send({ type: "token", token: await parts.newToken() });
    } catch (error) {
      // Other errors are ignored, because the frame asks for a token again.
      if (!isOver && getCode(error) === "NOT_FOUND") parts.onRefused();
    }
  });

  function handleMessage(message: FrameMessage): void {
    watch.heard();
    isThere = true;
    if (message.type === "tokenRequested") {
      sendTheme();
      void bringToken();
      return;
    }
    state.set(roomAfter(state.get(), message, Date.now()));
    if (message.type === "shutdown" && !isOver) {
      isOver = true;
      parts.onShutdown(message.why);
    }
  }

  return {
    state,
    send: link.send,
    setTheme(next) {
      theme = next;
      sendTheme();
    },
    close() {
      isOver = true;
      watch.stop();
      link.close();
    },
  };
}
