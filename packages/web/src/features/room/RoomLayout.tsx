import { cloudRoomTexts } from "@cathedra/domain/messages";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Keyboard, Maximize, Minimize } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { bottomInset, toastsAside } from "@cathedra/ui-kit/theme";
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { useWholeWindow } from "../../shell/whole-window.ts";
import { keepFocusIn } from "../focus/keep-focus.ts";
import type { RoomAct } from "./RoomActions.tsx";
import { RoomBar, type RoomBarProps } from "./RoomBar.tsx";
import * as css from "./RoomLayout.css.ts";

/** The height of the controls in the frame including their margins, in pixels. */
const controlsPx = 76;

type FullScreen = {
  /** Whether full screen is available: a browser may not allow it, and on the simulator's own screen it is not offered. */
  readonly isPossible: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
};

const isFullNow = () => document.fullscreenElement !== null;

export type RoomLayoutProps = RoomBarProps & {
  /** A panel beside the picture or below it, never over it, with the people in the room and their requests. */
  readonly dock?: ReactNode;
  /** The frame in which the machine shows the room. */
  readonly children: ReactNode;
};

/** A room (3.025, 4.002) fills the window with one slim bar, the picture, and the panel docked to it. */
export function RoomLayout({ dock, children, ...bar }: RoomLayoutProps) {
  const element = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isPossible, isFull, toggle } = useFullScreen();
  useWholeWindow();
  usePageTitle(bar.name);
  useControlsInset(stage);
  useEffect(() => (element.current === null ? undefined : keepFocusIn(element.current)), []);
  const help: RoomAct = {
    id: "keys",
    label: cloudRoomTexts.keys,
    icon: Keyboard,
    display: "sign",
    button: { onPress: () => setHelpOpen(true) },
  };
  const fullScreen: RoomAct = {
    id: "full-screen",
    label: isFull ? cloudRoomTexts.leaveFullScreen : cloudRoomTexts.fullScreen,
    icon: isFull ? Minimize : Maximize,
    display: "sign",
    button: { onPress: toggle },
  };
  return (
    <div ref={element} className={css.room}>
      <RoomBar {...bar} acts={[...bar.acts, help, ...(isPossible ? [fullScreen] : [])]} />
      <div className={css.rest}>
        <div ref={stage} className={css.stage}>
          {children}
        </div>
        {dock}
      </div>
      <Dialog isOpen={isHelpOpen} onOpenChange={setHelpOpen} title={cloudRoomTexts.keys}>
        <Stack gap={3}>
          {cloudRoomTexts.keysHelp.map((each) => (
            <Text key={each}>{each}</Text>
          ))}
        </Stack>
      </Dialog>
    </div>
  );
}

/** Shows the page in full screen, with dialogs and toasts above it. Leaving the page exits full screen. */
function useFullScreen(): FullScreen {
  const [isFull, setFull] = useState(isFullNow);

  useEffect(() => {
    const follow = () => setFull(isFullNow());
    document.addEventListener("fullscreenchange", follow);
    return () => {
      document.removeEventListener("fullscreenchange", follow);
      if (isFullNow()) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);

  const toggle = useCallback(() => {
    // If the browser or the person refuses full screen, nothing changes.
    const change = isFullNow() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    void change.catch(() => undefined);
  }, []);

  return { isPossible: document.fullscreenEnabled, isFull, toggle };
}

/**
 * Keeps toasts off the picture as far as possible: they are shown at the edge of the window and above the controls at the bottom
 * of the frame, wherever the frame is.
 */
function useControlsInset(stage: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    document.documentElement.setAttribute(toastsAside, "");
    const updateInset = () => {
      const under = window.innerHeight - element.getBoundingClientRect().bottom;
      const taken = Math.min(Math.max(0, under + controlsPx), window.innerHeight / 2);
      style.setProperty(bottomInset, `${Math.round(taken)}px`);
    };
    const observer = new ResizeObserver(updateInset);
    observer.observe(element);
    const scrolling = { capture: true, passive: true };
    window.addEventListener("resize", updateInset);
    window.addEventListener("scroll", updateInset, scrolling);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", updateInset);
      window.removeEventListener("scroll", updateInset, scrolling);
      style.removeProperty(bottomInset);
      document.documentElement.removeAttribute(toastsAside);
    };
  }, [stage]);
}
