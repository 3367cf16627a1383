import { Banner } from "@cathedra/ui-kit/Banner";
import { Dialog } from "@cathedra/ui-kit/Dialog";
import { LazyPart, usePreloadedPart } from "@cathedra/ui-kit/overlay";
import { type ReactNode, useState } from "react";
import type { EventDialog_event$key } from "../../__generated__/EventDialog_event.graphql.ts";
import { eventGoneText } from "./event-gone-text.ts";

type Listed = EventDialog_event$key & {
  readonly id: number;
  readonly name: string;
  readonly viewerRole: string;
};

type OpenedEvent = {
  readonly open: (id: number) => void;
  readonly dialog: ReactNode;
};

const loadDialog = () => import("./EventDialog.tsx").then((file) => file.EventDialog);

/** For a page about events: loads the dialog early, so that it opens at once. */
export function useEventDialogWhenIdle(): void {
  usePreloadedPart(loadDialog);
}

/**
 * The dialog of one of these events, independent of the section in which it is listed, because an event may move to another
 * section while its dialog is open. `onClosed` reads the list again; an event that is no longer in it is reported as gone.
 */
export function useOpenedEvent(events: readonly Listed[], onClosed: () => void): OpenedEvent {
  const [opened, setOpened] = useState<Pick<Listed, "id" | "name" | "viewerRole">>();
  const shown = events.find(({ id }) => id === opened?.id);
  const close = () => {
    setOpened(undefined);
    onClosed();
  };
  return {
    open: (id) => setOpened(events.find((event) => event.id === id)),
    dialog:
      shown !== undefined ? (
        <LazyPart
          key={shown.id}
          load={loadDialog}
          isWanted
          onFailure={() => setOpened(undefined)}
          props={{ event: shown, onClose: close }}
        />
      ) : opened === undefined ? null : (
        <Dialog isOpen onOpenChange={(isOpen) => !isOpen && close()} title={opened.name}>
          <Banner tone="warning">{eventGoneText(opened.viewerRole)}</Banner>
        </Dialog>
      ),
  };
}
