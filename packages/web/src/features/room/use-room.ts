import { roomPath } from "@cathedra/domain/cloud";
import { cloudRoomTexts } from "@cathedra/domain/messages";
import { useMedia } from "@cathedra/ui-kit/use-media";
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { showExactTime } from "../../format/dates.ts";
import { outage } from "../../relay/environment.ts";
import { announce } from "../../shell/announcements.ts";
import { toasts } from "../../shell/toasts.ts";
import { theme } from "../../theme/store.ts";
import { connectRoom, type RoomCommand, type RoomConnection, type Shutdown } from "./connect-room.ts";
import { connectionMessage } from "./connection-message.ts";
import { emptyRoom, type RoomState } from "./room-state.ts";
import { roomToken } from "./room-token.ts";

export type RoomParts = {
  /** The machine's address, as the portal returned it. */
  readonly machineUrl: string;
  readonly sessionId: string;
  /** Called when the session is over (3.029). */
  readonly onShutdown: (why: Shutdown) => void;
  /** Called when the portal has no room for the person there: the page then finds out why. */
  readonly onRefused: () => void;
};

export type Room = {
  readonly state: RoomState;
  /** Sends a command to the frame (3.027), which decides whether it is allowed. */
  readonly send: (command: RoomCommand) => void;
  /** Joins with this window again after another one replaced it. */
  readonly reconnect: () => void;
  /** The props that the page passes to `RoomFrame`. */
  readonly frame: {
    readonly ref: RefObject<HTMLIFrameElement | null>;
    readonly src: string;
    /** How often the frame was reloaded. */
    readonly reloads: number;
  };
};

/** The room of a session (3.025-3.032), which `RoomFrame` shows; one toast is shown while a connection is lost. */
export function useRoom({ machineUrl, sessionId, onShutdown, onRefused }: RoomParts): Room {
  const { origin, href: src } = new URL(roomPath, machineUrl);
  const ref = useRef<HTMLIFrameElement>(null);
  const [reloads, reload] = useReducer((count: number) => count + 1, 0);
  const [connection, setConnection] = useState<RoomConnection | null>(null);
  const shutDown = useEffectEvent(onShutdown);
  const refused = useEffectEvent(onRefused);

  useEffect(() => {
    const made = connectRoom({
      here: window,
      frame: () => ref.current?.contentWindow,
      origin,
      newToken: () => roomToken(sessionId),
      reload,
      onShutdown: (why) => shutDown(why),
      onRefused: () => refused(),
    });
    setConnection(made);
    return made.close;
  }, [origin, sessionId]);

  const shownTheme = useShownTheme();
  useEffect(() => connection?.setTheme(shownTheme), [connection, shownTheme]);

  const state = useSyncExternalStore(
    connection?.state.subscribe ?? neverChanges,
    () => connection?.state.get() ?? emptyRoom,
  );
  useConnectionToast(state);
  useFocusOnControl(ref, state);
  return {
    state,
    send: (command) => connection?.send(command),
    reconnect: reload,
    frame: { ref, src, reloads },
  };
}

function neverChanges(): () => void {
  return () => undefined;
}

/** The theme in which the portal is shown. */
function useShownTheme(): "light" | "dark" {
  const choice = useSyncExternalStore(theme.subscribe, theme.get);
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  if (choice !== "system") return choice;
  return isSystemDark ? "dark" : "light";
}

/**
 * Moves the focus into the simulator when the person is given control while at a button of the room's bar, such as the one by
 * which they asked for it: their keys are meant for the simulator from then on. A dialog, a menu or a field keeps the focus.
 */
function useFocusOnControl(
  frame: RefObject<HTMLIFrameElement | null>,
  { connection, hasControl }: RoomState,
): void {
  const isConnected = connection === "connected";
  const before = useRef({ isConnected, hasControl });
  useEffect(() => {
    const isGained = before.current.isConnected && !before.current.hasControl && hasControl;
    before.current = { isConnected, hasControl };
    const focused = document.activeElement;
    if (isGained && (focused === document.body || focused?.closest("header") != null)) frame.current?.focus();
  }, [frame, isConnected, hasControl]);
}

/**
 * Shows a room's connections in one toast (3.030): it is updated, stays while a connection is lost, and disappears when all are
 * back, which is announced to screen readers.
 */
function useConnectionToast({ connection, lostAt }: RoomState): void {
  const outageSince = useSyncExternalStore(outage.subscribe, outage.get).since;
  const message = connectionMessage({ connection, lostAt, outageSince }, showExactTime);
  const { text, tone } = message ?? { text: null, tone: "info" };
  const wasLost = useRef(false);
  useEffect(() => {
    if (text === null) {
      if (wasLost.current) announce(cloudRoomTexts.connectionBack);
      wasLost.current = false;
      return undefined;
    }
    wasLost.current = true;
    const shown = toasts.add({ tone, message: text, subject: "connection", timeout: null });
    return () => toasts.dismiss(shown);
  }, [text, tone]);
}
