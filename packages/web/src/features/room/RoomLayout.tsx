import { cloudRoomTexts } from "@cathedra/domain/messages";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { Keyboard, Maximize, Minimize } from "@cathedra/ui-kit/Icon";
import { Stack } from "@cathedra/ui-kit/Stack";
import { Text } from "@cathedra/ui-kit/Text";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { usePageTitle } from "../../shell/use-page-title.ts";
import { useWholeWindow } from "../../shell/whole-window.ts";
import { keepFocusIn } from "../focus/keep-focus.ts";
import type { RoomAct } from "./RoomActs.tsx";
import { RoomBar, type RoomBarProps } from "./RoomBar.tsx";
import * as css from "./RoomLayout.css.ts";
import { useControlsInset } from "./use-controls-inset.ts";
import { useFullScreen } from "./use-full-screen.ts";

export type RoomLayoutProps = RoomBarProps & {
  /** Beside the picture, or below it: who is in, and what they ask for. Never over it. */
  readonly dock?: ReactNode;
  /** The frame. */
  readonly children: ReactNode;
};

/** A room (3.025, 4.002): it has the window, one slim bar, and the picture with what is docked to it. */
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
    look: "sign",
    button: { onPress: () => setHelpOpen(true) },
  };
  const fullScreen: RoomAct = {
    id: "full-screen",
    label: isFull ? cloudRoomTexts.leaveFullScreen : cloudRoomTexts.fullScreen,
    icon: isFull ? Minimize : Maximize,
    look: "sign",
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
