import { roomPath } from "@cathedra/domain/cloud";
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
import { theme } from "../../theme/store.ts";
import { connectRoom, type RoomCommand, type RoomConnection, type Shutdown } from "./connect-room.ts";
import { emptyRoom, type RoomState } from "./room-state.ts";
import { roomToken } from "./room-token.ts";
import { useConnectionToast } from "./use-connection-toast.ts";

export type RoomParts = {
  /** The address of the machine, as the portal answers it. */
  readonly machineUrl: string;
  readonly sessionId: string;
  /** The session is over (3.029). */
  readonly onShutdown: (why: Shutdown) => void;
  /** The portal has no room for the person there: the page looks what is the matter. */
  readonly onRefused: () => void;
};

export type Room = {
  readonly state: RoomState;
  /** Asks the frame for something (3.027): it decides whether that is allowed. */
  readonly send: (command: RoomCommand) => void;
  /** Comes in by this window again, where another one took its place. */
  readonly reconnect: () => void;
  /** Props for `RoomFrame`. */
  readonly frame: {
    readonly ref: RefObject<HTMLIFrameElement | null>;
    readonly src: string;
    /** How often the frame was reloaded. */
    readonly reloads: number;
  };
};

/** The room of a session (3.025-3.032), which `RoomFrame` shows; one toast tells while a connection is away. */
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

/** The theme that the portal shows itself in. */
function useShownTheme(): "light" | "dark" {
  const choice = useSyncExternalStore(theme.subscribe, theme.get);
  const isSystemDark = useMedia("(prefers-color-scheme: dark)");
  if (choice !== "system") return choice;
  return isSystemDark ? "dark" : "light";
}
